import type { SiteData } from "./site.ts";
import { whatsappUrl } from "./urls.ts";

/** A way to reach a country's team without a form. */
export interface ContactWay {
  kind: "phone" | "whatsapp" | "email";
  /** The number or address for display. */
  text: string;
  href: string;
}

/** The available ways, the most direct one first. */
export function contactWays({ phone, whatsapp, email }: SiteData["contacts"]): ContactWay[] {
  return [
    ...(phone ? [{ kind: "phone" as const, text: phone.display, href: `tel:${phone.e164}` }] : []),
    ...(whatsapp ? [{ kind: "whatsapp" as const, text: whatsapp.display, href: whatsappUrl(whatsapp.e164) }] : []),
    ...(email ? [{ kind: "email" as const, text: email, href: `mailto:${email}` }] : []),
  ];
}
