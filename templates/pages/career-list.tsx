import type { TemplateProps } from "@runtime/page/template.ts";
import { Banner } from "@runtime/sections/Banner.tsx";
import { JobList } from "@runtime/sections/CardList.tsx";
import { PageEnd } from "@runtime/sections/PageEnd.tsx";
import { PageText } from "@runtime/sections/Prose.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";
import type { PageContent } from "@runtime/site/page.ts";

/** The open jobs, then a text about working here. */
export default function CareerList({ content }: TemplateProps) {
  return (
    <>
      <Contents content={content} />
      <Sections content={content} />
      <PageEnd content={content} />
    </>
  );
}

function Contents({ content }: { content: PageContent }) {
  return (
    <>
      <Banner content={content} />
      <div className="section container">
        <JobList jobs={content.groups.flatMap(({ cards }) => cards)} />
      </div>
      <div className="columns columns--single container">
        <PageText content={content} />
      </div>
    </>
  );
}
