import type { ReactNode } from "react";
import { useSite } from "../page/context.tsx";

/** A link to the page with the form, inside of a text, which gives it its words. */
export function EnquiryPageLink({ children }: { children?: ReactNode }) {
  const { enquiryPage } = useSite();
  return <a href={enquiryPage}>{children}</a>;
}
