import type { ReactNode } from "react";
import { useSite } from "../page/context.tsx";
import { contactWays } from "../site/contactWays.ts";

/** A link in a text to the page with the form; without such a page, a link to call or write. */
export function EnquiryPageLink({ children }: { children?: ReactNode }) {
  const { enquiryPage, contacts } = useSite();
  const [way] = contactWays(contacts);
  const href = enquiryPage ?? way?.href;
  return href === undefined ? null : <a href={href}>{children}</a>;
}
