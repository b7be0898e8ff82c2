import type { TemplateProps } from "@runtime/page/template.ts";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** The page to register on: the form, then what happens with it. */
export default function Register({ content }: TemplateProps) {
  return <FormPage content={content} heading="Register, free of charge" />;
}
