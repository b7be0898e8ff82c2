import type { ReactNode } from "react";
import { useSite, useLayout } from "../page/context.tsx";
import { contactWays, type Phone } from "../site/site.ts";
import { DEFAULT_FORM } from "../site/forms.ts";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  className: string;
  children: ReactNode;
}

/** Opens the layout's enquiry modal, or leads to the page with the form or contacts; nothing without any of them. */
export function EnquiryLink({ className, children }: Props) {
  const link = useEnquiryLink();
  return (
    link && (
      <a className={className} {...link}>
        {children}
      </a>
    )
  );
}

/** A link in a text to the page with the form; without such a page, a link to call or write. */
export function EnquiryPageLink({ children }: { children?: ReactNode }) {
  const { enquiryPage, contacts } = useSite();
  const [way] = contactWays(contacts);
  const href = enquiryPage ?? way?.href;
  return href === undefined ? null : <a href={href}>{children}</a>;
}

/**
 * Attributes of a link that opens the layout's enquiry modal. Without scripts, or without the form, it leads to the
 * page with the form or the phone numbers. Undefined if the site has neither.
 */
export function useEnquiryLink() {
  const { enquiryPage, forms } = useSite();
  const { enquiryModal, form = DEFAULT_FORM } = useLayout();
  return enquiryPage === undefined
    ? undefined
    : { href: enquiryPage, "data-modal": form in forms ? enquiryModal : undefined };
}

interface PhoneLinkProps {
  phone: Phone | undefined;
  className: string;
}

/** A phone number with a `tel:` link; nothing without a number. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  if (!phone) return null;
  return (
    <a className={className} href={`tel:${phone.e164}`}>
      <Icon name="phone" />
      <LeftToRight>{phone.display}</LeftToRight>
    </a>
  );
}

/**
 * A telephone number or an e-mail address: written from left to right in every language. In a text from right to left the
 * groups of a number would change places.
 */
export function LeftToRight({ children }: { children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}
