import type { ReactNode } from "react";
import { useSite, useLayout, useText } from "../page/context.tsx";
import { type ContactWay, contactWays, type Phone } from "../site/site.ts";
import { DEFAULT_FORM } from "../site/forms.ts";
import { whatsappUrl } from "../site/urls.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";

/** Opens the layout's enquiry modal, or leads to the page with the form or contacts; nothing without any of them. */
export function EnquiryLink({ className, children }: { className: string; children: ReactNode }) {
  const link = useEnquiryLink();
  if (!link) return null;
  return (
    <a className={className} {...link}>
      {children}
    </a>
  );
}

/** A link in a text to the page with the form; without such a page, a link to call or write. */
export function EnquiryPageLink({ children }: { children?: ReactNode }) {
  const { enquiryPage, contacts } = useSite();
  const href = enquiryPage ?? contactWays(contacts)[0]?.href;
  return href === undefined ? null : <a href={href}>{children}</a>;
}

/** A link to the enquiry modal; without scripts or form, to the page with form or phone numbers, if there is one. */
export function useEnquiryLink() {
  const { enquiryPage, forms } = useSite();
  const { enquiryModal, form = DEFAULT_FORM } = useLayout();
  if (enquiryPage === undefined) return undefined;
  return { href: enquiryPage, "data-modal": form in forms ? enquiryModal : undefined };
}

export const WAY_ICONS: Record<ContactWay["kind"], IconName> = { phone: "phone", whatsapp: "whatsapp", email: "mail" };

/** A phone number with a `tel:` link; nothing without a number. */
export const PhoneLink = ({ phone, className }: { phone: Phone | undefined; className: string }) =>
  phone && (
    <a className={className} href={`tel:${phone.e164}`}>
      <Icon name="phone" />
      <LeftToRight>{phone.display}</LeftToRight>
    </a>
  );

/** A link to write by WhatsApp; nothing without a number. */
export function WhatsAppLink({ className }: { className: string }) {
  const { whatsapp } = useSite().contacts;
  const t = useText();
  if (!whatsapp) return null;
  return (
    <a className={className} href={whatsappUrl(whatsapp.e164)} rel="noopener">
      <Icon name="whatsapp" />
      {t("contact.whatsapp")}
    </a>
  );
}

export function EmailLink({ className }: { className: string }) {
  const { email } = useSite().contacts;
  if (email === undefined) return null;
  return (
    <a className={className} href={`mailto:${email}`}>
      <Icon name="mail" />
      <LeftToRight>{email}</LeftToRight>
    </a>
  );
}

/** A number or address, written from left to right in every language: the groups of a number would change places. */
export const LeftToRight = ({ children }: { children: string }) => <bdi dir="ltr">{children}</bdi>;
