import { ServerOnly } from "../page/ServerOnly.tsx";
import type { PageContent } from "../site/page.ts";
import { type Aside, FormTop } from "./FormTop.tsx";
import { PageEnd } from "./PageEnd.tsx";
import { PageText } from "./PageText.tsx";
import { Sections } from "./Sections.tsx";

interface Props {
  content: PageContent;
  /** Heading of the form. */
  heading: string;
  /** Shows breadcrumbs. A campaign page has none, because it should lead nowhere else. */
  crumbs?: boolean;
  /** What is shown below the page's summary. */
  aside?: Aside;
}

/** A page whose purpose is its form: the form at the top, then the text and the sections. */
export function FormPage({ content, ...top }: Props) {
  return (
    <>
      <FormTop content={content} {...top} />
      <ServerOnly className="columns columns--single container" render={() => <PageText content={content} />} />
      <Sections content={content} />
      <ServerOnly render={() => <PageEnd content={content} />} />
    </>
  );
}
