import { ServerOnly } from "@runtime/app/ServerOnly.tsx";
import type { TemplateProps } from "@runtime/app/App.tsx";
import { useLayout } from "@runtime/app/context.tsx";
import { EnquiryForm } from "@runtime/forms/EnquiryForm.tsx";
import { Claims } from "@runtime/sections/Claims.tsx";
import { ClosingCall } from "@runtime/sections/ClosingCall.tsx";
import { Faq } from "@runtime/sections/Faq.tsx";
import { Prose } from "@runtime/sections/Prose.tsx";
import type { PageContent } from "@runtime/site/page.ts";
import { Picture } from "@runtime/ui/Picture.tsx";
import { Scene } from "@runtime/ui/art/Scene.tsx";

/** A campaign page: the form stands at the top. */
export default function Landing({ content }: TemplateProps) {
  const { enquiryVariant } = useLayout();
  return (
    <>
      <div className="landing">
        <div className="landing__inner container">
          <ServerOnly
            className="landing__text"
            render={() => (import.meta.env.SSR || import.meta.env.DEV) && <Offer content={content} />}
          />
          <section className="landing__form" aria-labelledby="landing-form">
            <h2 className="contact__heading" id="landing-form">
              Ask for a free call
            </h2>
            <EnquiryForm idPrefix="page" variant={enquiryVariant} />
          </section>
        </div>
      </div>
      <ServerOnly render={() => (import.meta.env.SSR || import.meta.env.DEV) && <Details content={content} />} />
    </>
  );
}

function Offer({ content: { heading, summary, key, flag, picture } }: { content: PageContent }) {
  return (
    <>
      <h1 className="banner__heading">{heading}</h1>
      <p className="banner__summary">{summary}</p>
      <Claims className="claims claims--stack" />
      {picture ? (
        <Picture className="picture--cover landing__art" picture={picture} sizes="30rem" />
      ) : (
        <Scene className="landing__art" art={key} flag={flag} />
      )}
    </>
  );
}

function Details({ content: { html, faq } }: { content: PageContent }) {
  return (
    <>
      <div className="columns columns--single container">
        <Prose html={html} />
        <Faq faq={faq} />
      </div>
      <ClosingCall />
    </>
  );
}
