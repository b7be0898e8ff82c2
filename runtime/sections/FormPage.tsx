import type { ReactNode } from "react";
import { ServerOnly } from "../page/ServerOnly.tsx";
import type { PageContent } from "../site/page.ts";
import { FormTop } from "./FormTop.tsx";
import { PageEnd } from "./PageEnd.tsx";
import { PageText } from "./PageText.tsx";
import { Sections } from "./Sections.tsx";

interface Props {
  content: PageContent;
  /** Heading of the form. */
  heading: string;
  /** Shows breadcrumbs. A campaign page has none, because it should lead nowhere else. */
  crumbs?: boolean;
  /** Renders what comes below the page's summary. Called on the server only. */
  renderAside?: () => ReactNode;
}

/** A page whose purpose is its form: the form at the top, then the text and the sections. */
export function FormPage({ content, ...top }: Props) {
  return (
    <>
      <FormTop content={content} {...top} />
      <ServerOnly
        className="columns columns--single container"
        render={() => (import.meta.env.SSR || import.meta.env.DEV) && <PageText content={content} />}
      />
      <Sections content={content} />
      <ServerOnly render={() => (import.meta.env.SSR || import.meta.env.DEV) && <PageEnd content={content} />} />
    </>
  );
}
