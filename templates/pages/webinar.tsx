import type { TemplateProps } from "@runtime/page/template.ts";
import { useText } from "@runtime/page/context.tsx";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** An online session: its facts, the form to register, its topics. */
export default function Webinar({ content }: TemplateProps) {
  const t = useText();
  return <FormPage content={content} heading={t("webinar.form")} />;
}
