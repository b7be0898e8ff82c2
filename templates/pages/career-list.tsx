import type { TemplateProps } from "@runtime/page/template.ts";
import { Banner } from "@runtime/sections/Banner.tsx";
import { JobList } from "@runtime/sections/CardList.tsx";
import { PageEnd } from "@runtime/sections/ClosingCall.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";
import { TextColumns } from "@runtime/sections/Prose.tsx";

/** The open jobs, then a text about working here. */
export default function CareerList({ content }: TemplateProps) {
  return (
    <>
      <Banner content={content} />
      <div className="section container">
        <JobList jobs={content.groups.flatMap(({ cards }) => cards)} />
      </div>
      <TextColumns content={content} />
      <Sections content={content} />
      <PageEnd content={content} />
    </>
  );
}
