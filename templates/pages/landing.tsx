import type { TemplateProps } from "@runtime/page/template.ts";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** A campaign page: the form at the top, with the brand's claims beside it. */
export default function Landing({ content }: TemplateProps) {
  return <FormPage content={content} heading="Ask for a free call" crumbs={false} aside="claims" />;
}
