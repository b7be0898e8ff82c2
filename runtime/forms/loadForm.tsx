import type { ReactNode } from "react";
import type { FormConfig } from "../site/forms.ts";
import type { EnquiryForm, FormProps } from "./EnquiryForm.tsx";
import { usePage } from "../page/context.tsx";

let Form: typeof EnquiryForm | undefined;

/** Loads the code of a form (a third of all scripts): common code first, then types of fields. */
export async function loadForm(form: FormConfig | Promise<FormConfig | undefined> | undefined): Promise<void> {
  const [{ EnquiryForm, loadControls }, config] = await Promise.all([import("./EnquiryForm.tsx"), form]);
  await loadControls(config?.fields ?? []);
  Form = EnquiryForm;
}

/** A form whose code is loaded. Not React's `lazy`, because a page is only ready with its form. */
export const LoadedForm = (props: FormProps): ReactNode => Form && <Form {...props} />;

/** The form that the page shows, if it has one. */
export function PageForm() {
  const { form } = usePage();
  return form === undefined ? null : <LoadedForm idPrefix="page" form={form} />;
}
