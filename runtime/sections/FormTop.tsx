import type { ReactNode } from "react";
import { ServerOnly } from "../page/ServerOnly.tsx";
import { useLayout } from "../page/context.tsx";
import { EnquiryForm } from "../forms/EnquiryForm.tsx";
import type { PageContent } from "../site/page.ts";
import { Picture } from "../ui/Picture.tsx";
import { Scene } from "../ui/art/Scene.tsx";
import { BannerFacts } from "./BannerFacts.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

interface Props {
  content: PageContent;
  /** Heading of the form. */
  heading: string;
  /** Shows breadcrumbs. A campaign page has none, because it should lead nowhere else. */
  crumbs?: boolean;
  /** Renders what comes below the page's summary. Called on the server only. */
  renderAside?: () => ReactNode;
}

/** The top of a page whose purpose is its form: heading and summary on one side, the form on the other. */
export function FormTop({ content, heading, crumbs = true, renderAside }: Props) {
  const { enquiryVariant } = useLayout();
  return (
    <div className="landing">
      <div className="landing__inner container">
        <ServerOnly
          className="landing__text"
          render={() =>
            (import.meta.env.SSR || import.meta.env.DEV) && (
              <Offer content={crumbs ? content : { ...content, crumbs: [] }}>{renderAside?.()}</Offer>
            )
          }
        />
        <section className="landing__form" aria-labelledby="form-heading">
          <h2 className="contact__heading" id="form-heading">
            {heading}
          </h2>
          <EnquiryForm idPrefix="page" variant={enquiryVariant} />
        </section>
      </div>
    </div>
  );
}

function Offer({
  content: { heading, summary, crumbs, facts, key, flag, picture },
  children,
}: {
  content: PageContent;
  children: ReactNode;
}) {
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="banner__heading">{heading}</h1>
      <p className="banner__summary">{summary}</p>
      <BannerFacts facts={facts} />
      {children}
      {picture ? (
        <Picture className="picture--cover landing__art" picture={picture} sizes="30rem" />
      ) : (
        <Scene className="landing__art" art={key} flag={flag} />
      )}
    </>
  );
}
