import type { TemplateProps } from "@runtime/page/template.ts";
import { AsideApply } from "@runtime/sections/AsideCall.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { PageText } from "@runtime/sections/Prose.tsx";
import { Related } from "@runtime/sections/PageEnd.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";
import type { PageContent } from "@runtime/site/page.ts";

/** One open job: its facts, the work, how to apply. */
export default function Career({ content }: TemplateProps) {
  return (
    <article>
      <Description content={content} />
      <Sections content={content} />
      <Related groups={content.groups} />
    </article>
  );
}

function Description({ content }: { content: PageContent }) {
  return (
    <>
      <Banner content={content} />
      <div className="columns container">
        <div className="columns__main">
          <PageText content={content} />
        </div>
        <AsideApply title={content.heading} />
      </div>
    </>
  );
}
