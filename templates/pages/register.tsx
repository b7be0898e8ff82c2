import type { TemplateProps } from "@runtime/page/template.ts";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** The registration page: the form, then what happens after sending. */
export default function Register({ content }: TemplateProps) {
  return <FormPage content={content} heading="Register, free of charge" />;
}
