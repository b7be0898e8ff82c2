import type { TemplateProps } from "@runtime/page/template.ts";
import { FormPage } from "@runtime/sections/FormPage.tsx";

/** An online session: when and where it is, the form to register with, what it covers. */
export default function Webinar({ content }: TemplateProps) {
  return <FormPage content={content} heading="Register for the session" />;
}
