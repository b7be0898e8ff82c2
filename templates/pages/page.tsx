import type { TemplateProps } from "@runtime/page/template.ts";
import { ServerOnly } from "@runtime/page/ServerOnly.tsx";
import { Banner } from "@runtime/sections/Banner.tsx";
import { Sections } from "@runtime/sections/Sections.tsx";

/** A page that is made of sections. */
export default function Page({ content }: TemplateProps) {
  return (
    <>
      <ServerOnly render={() => <Banner content={content} />} />
      <Sections content={content} />
    </>
  );
}
