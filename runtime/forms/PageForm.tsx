import { usePage } from "../page/context.tsx";
import { LoadedForm } from "./loadForm.ts";

/** The form that the page shows, if it has one. */
export function PageForm() {
  const { form } = usePage();
  return form === undefined ? null : <LoadedForm idPrefix="page" form={form} />;
}
