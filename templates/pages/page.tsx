import type { TemplateProps } from "@runtime/page/template.ts";
import { Banner } from "@runtime/sections/Banner.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** A page that is made of sections. */
export default function Page({ content }: TemplateProps) {
  return (
    <>
      <Banner content={content} />
      <Sections content={content} />
    </>
  );
}
