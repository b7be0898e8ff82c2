import type { TemplateProps } from "@runtime/page/template.ts";
import { AsideCall } from "@runtime/sections/AsideCall.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { PageEnd } from "@runtime/sections/PageEnd.tsx";
import { PageText } from "@runtime/sections/Prose.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";
import type { PageContent } from "@runtime/site/page.ts";

/** A page that explains one thing: a place, a service, a product. */
export default function Article({ content }: TemplateProps) {
  return (
    <article>
      <Explanation content={content} />
      <Sections content={content} />
      <PageEnd content={content} related />
    </article>
  );
}

function Explanation({ content }: { content: PageContent }) {
  return (
    <>
      <Banner content={content} />
      <div className="columns container">
        <div className="columns__main">
          <PageText content={content} />
        </div>
        <AsideCall />
      </div>
    </>
  );
}
