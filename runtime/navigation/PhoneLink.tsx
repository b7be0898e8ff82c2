import type { Phone } from "../site/site.ts";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  phone: Phone | undefined;
  className: string;
}

/** A phone number with a `tel:` link; nothing without a number. */
export function PhoneLink({ phone, className }: Props) {
  if (!phone) return null;
  return (
    <a className={className} href={`tel:${phone.e164}`}>
      <Icon name="phone" />
      <LeftToRight>{phone.display}</LeftToRight>
    </a>
  );
}

interface LeftToRightProps {
  children: string;
}

/**
 * A telephone number or an e-mail address: written from left to right in every language. In a text from right to left the
 * groups of a number would change places.
 */
export function LeftToRight({ children }: LeftToRightProps) {
  return <bdi dir="ltr">{children}</bdi>;
}
