import type { TemplateProps } from "@runtime/page/template.ts";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** A campaign page: the form stands at the top, and what the organisation stands by beside it. */
export default function Landing({ content }: TemplateProps) {
  return <FormPage content={content} heading="Ask for a free call" crumbs={false} aside="claims" />;
}
