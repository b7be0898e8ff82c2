import type { TemplateProps } from "@runtime/page/template.ts";
import { AsideApply } from "@runtime/sections/AsideCall.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { Related } from "@runtime/sections/ClosingCall.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";
import { TextColumns } from "@runtime/sections/Prose.tsx";

/** One open job: its facts, the work, how to apply. */
export default function Career({ content }: TemplateProps) {
  return (
    <article>
      <Banner content={content} />
      <TextColumns content={content} aside={<AsideApply title={content.heading} />} />
      <Sections content={content} />
      <Related groups={content.groups} />
    </article>
  );
}
