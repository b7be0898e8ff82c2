import { ServerOnly } from "@runtime/app/ServerOnly.tsx";
import type { TemplateProps } from "@runtime/app/App.tsx";
import { AsideCall } from "@runtime/sections/AsideCall.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { ClosingCall } from "@runtime/sections/ClosingCall.tsx";
import { Faq } from "@runtime/sections/Faq.tsx";
import { Prose } from "@runtime/sections/Prose.tsx";
import { Related } from "@runtime/sections/Related.tsx";
import type { PageContent } from "@runtime/site/page.ts";

/** A page that explains one thing: a destination, a service, a visa, an exam. */
export default function Article({ content }: TemplateProps) {
  return (
    <ServerOnly
      as="article"
      render={() => (import.meta.env.SSR || import.meta.env.DEV) && <Contents content={content} />}
    />
  );
}

function Contents({ content }: { content: PageContent }) {
  return (
    <>
      <Banner content={content} />
      <div className="columns container">
        <div className="columns__main">
          <Prose html={content.html} />
          <Faq faq={content.faq} />
        </div>
        <AsideCall />
      </div>
      <Related groups={content.groups} />
      <ClosingCall />
    </>
  );
}
