import { ServerOnly } from "../page/ServerOnly.tsx";
import { usePage } from "../page/context.tsx";
import { PageForm } from "../forms/loadForm.tsx";
import type { PageContent } from "../site/page.ts";
import { Picture } from "../ui/Picture.tsx";
import { Art } from "../ui/Art.tsx";
import { BannerFacts } from "./BannerFacts.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { Claims } from "./Claims.tsx";
import { JumpLinks } from "./JumpLinks.tsx";

/** Chosen by name, because a component that is handed on would be shipped to the browser. */
export type Aside = "claims" | "jump-links";

interface Props {
  content: PageContent;
  /** Heading of the form. */
  heading: string;
  /** Shows breadcrumbs. A campaign page has none, because it should lead nowhere else. */
  crumbs?: boolean;
  /** What is shown below the page's summary. */
  aside?: Aside | undefined;
}

/** The top of a page whose purpose is its form: heading and summary on one side, the form on the other. */
export function FormTop({ content, heading, crumbs = true, aside }: Props) {
  const { form } = usePage();
  return (
    <div className="landing">
      <div className="landing__inner container">
        <ServerOnly
          className="landing__text"
          render={() => <Offer content={crumbs ? content : { ...content, crumbs: [] }} aside={aside} />}
        />
        {form !== undefined && (
          <section className="landing__form" aria-labelledby="form_heading">
            <h2 className="contact__heading" id="form_heading">
              {heading}
            </h2>
            <PageForm />
          </section>
        )}
      </div>
    </div>
  );
}

function Offer({ content, aside }: Pick<Props, "content" | "aside">) {
  const { heading, summary, crumbs, facts, art, picture } = content;
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="banner__heading">{heading}</h1>
      <p className="banner__summary">{summary}</p>
      <BannerFacts facts={facts} />
      {aside === "claims" && <Claims className="claims claims--stack" />}
      {aside === "jump-links" && <JumpLinks content={content} />}
      {picture ? (
        <Picture className="picture--cover landing__art" picture={picture} sizes="30rem" />
      ) : (
        <Art className="landing__art" art={art} />
      )}
    </>
  );
}
