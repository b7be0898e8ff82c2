import type { TemplateProps } from "@runtime/page/template.ts";
import { useText } from "@runtime/page/context.tsx";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** The registration page: the form, then what happens after sending. */
export default function Register({ content }: TemplateProps) {
  const t = useText();
  return <FormPage content={content} heading={t("register.form")} />;
}
