import type { TemplateProps } from "@runtime/page/template.ts";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** An online session: its facts, the form to register, its topics. */
export default function Webinar({ content }: TemplateProps) {
  return <FormPage content={content} heading="Register for the session" />;
}
