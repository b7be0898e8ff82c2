import type { ReactNode } from "react";
import { useSite } from "../page/context.tsx";
import { contactWays } from "../site/contactWays.ts";

/** A link to the page with the form, inside of a text, which gives it its words; without such a page, to call or to write. */
export function EnquiryPageLink({ children }: { children?: ReactNode }) {
  const { enquiryPage, contacts } = useSite();
  const [way] = contactWays(contacts);
  const href = enquiryPage ?? way?.href;
  return href === undefined ? null : <a href={href}>{children}</a>;
}
