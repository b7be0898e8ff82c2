import type { TemplateProps } from "@runtime/page/template.ts";
import { useText } from "@runtime/page/context.tsx";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** A form at the top, with links to the sections below. */
export default function FormLinks({ content }: TemplateProps) {
  const t = useText();
  return <FormPage content={content} heading={t("landing.form")} aside="jump-links" />;
}
