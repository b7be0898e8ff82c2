import type { Phone } from "../site/site.ts";
import { Icon } from "../ui/Icon.tsx";
import { LeftToRight } from "../ui/LeftToRight.tsx";

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
