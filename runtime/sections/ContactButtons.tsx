import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { EnquiryLink } from "../navigation/EnquiryLink.tsx";
import { PhoneLink } from "../navigation/PhoneLink.tsx";
import { useEnquiryLink } from "../page/useEnquiryLink.ts";
import { type ContactWay, contactWays } from "../site/contactWays.ts";
import { LeftToRight } from "../ui/LeftToRight.tsx";
import { whatsappUrl } from "../site/urls.ts";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  /** Offers WhatsApp too, where the country has it. */
  whatsapp?: boolean;
}

/** Buttons to contact the office, the most used one first; nothing without contact details. */
export function ContactButtons({ whatsapp = false }: Props) {
  const { contacts } = useSite();
  const t = useText();
  const enquiry = useEnquiryLink();
  const [first] = enquiry ? [] : contactWays(contacts);
  if (!enquiry && !first) return null;
  const look = (kind: ContactWay["kind"]) => (kind === first?.kind ? "button" : "button button--outline");
  return (
    <div className="buttons">
      <EnquiryLink className="button">
        {t("header.enquiry")}
        <Icon name="arrow" />
      </EnquiryLink>
      <PhoneLink className={look("phone")} phone={contacts.phone} />
      {(whatsapp || first?.kind === "whatsapp") && contacts.whatsapp && (
        <a className={look("whatsapp")} href={whatsappUrl(contacts.whatsapp.e164)} rel="noopener">
          <Icon name="whatsapp" />
          {t("contact.whatsapp")}
        </a>
      )}
      {first?.kind === "email" && (
        <a className={look("email")} href={first.href}>
          <Icon name="mail" />
          <LeftToRight>{first.text}</LeftToRight>
        </a>
      )}
    </div>
  );
}
