import type { TemplateProps } from "@runtime/page/template.ts";
import { useText } from "@runtime/page/context.tsx";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** A campaign page: the form at the top, with the brand's claims beside it. */
export default function Landing({ content }: TemplateProps) {
  const t = useText();
  return <FormPage content={content} heading={t("landing.form")} crumbs={false} aside="claims" />;
}
