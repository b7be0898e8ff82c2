import { ServerOnly } from "@runtime/app/ServerOnly.tsx";
import type { TemplateProps } from "@runtime/app/App.tsx";
import { Faq } from "@runtime/sections/Faq.tsx";
import { Prose } from "@runtime/sections/Prose.tsx";
import type { PageContent } from "@runtime/site/page.ts";
import { Scene } from "@runtime/ui/art/Scene.tsx";

/** Shown after an enquiry has been sent. */
export default function ThankYou({ content }: TemplateProps) {
  return <ServerOnly render={() => (import.meta.env.SSR || import.meta.env.DEV) && <Contents content={content} />} />;
}

function Contents({ content: { heading, summary, html, faq } }: { content: PageContent }) {
  return (
    <>
      <div className="notice">
        <div className="notice__inner container">
          <Scene className="notice__art" art="thank-you" />
          <h1 className="notice__heading">{heading}</h1>
          <p className="notice__text">{summary}</p>
        </div>
      </div>
      <div className="columns columns--single container">
        <Prose html={html} />
        <Faq faq={faq} />
      </div>
    </>
  );
}
