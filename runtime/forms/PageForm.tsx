import { Island } from "../islands/Island.tsx";
import { usePage } from "../page/context.tsx";

/** The form that the page shows, if it has one. Server only. */
export function PageForm() {
  const { form } = usePage();
  return form === undefined ? null : <Island name="form" props={{ idPrefix: "page", form }} />;
}
