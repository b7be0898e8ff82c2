import type { TemplateProps } from "@runtime/page/template.ts";
import { AsideCall } from "@runtime/sections/AsideCall.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { PageEnd } from "@runtime/sections/ClosingCall.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";
import { TextColumns } from "@runtime/sections/Prose.tsx";

/** A page that explains one thing: a place, a service, a product. */
export default function Article({ content }: TemplateProps) {
  return (
    <article>
      <Banner content={content} />
      <TextColumns content={content} aside={<AsideCall />} />
      <Sections content={content} />
      <PageEnd content={content} related />
    </article>
  );
}
