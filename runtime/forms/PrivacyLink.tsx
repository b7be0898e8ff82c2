import type { ReactNode } from "react";
import { useSite } from "../page/context.tsx";
import { useRichText } from "../page/text.ts";

/** A link to the privacy page, in another window, so that the form keeps what was typed. */
export function PrivacyLink() {
  const { privacyPage } = useSite();
  const rich = useRichText();
  if (privacyPage === undefined) return null;
  return <p className="form__privacy">{rich("form.privacy", { page: <OtherWindow href={privacyPage} /> })}</p>;
}

const OtherWindow = ({ href, children }: { href: string; children?: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener">
    {children}
  </a>
);
