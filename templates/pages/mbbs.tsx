import type { TemplateProps } from "@runtime/page/template.ts";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** Medical degrees abroad: the form at the top, with links to the sections below. */
export default function Mbbs({ content }: TemplateProps) {
  return <FormPage content={content} heading="Ask for a free call" aside="jump-links" />;
}
