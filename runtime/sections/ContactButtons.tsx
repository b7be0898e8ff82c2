import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { EnquiryLink } from "../navigation/EnquiryLink.tsx";
import { PhoneLink } from "../navigation/PhoneLink.tsx";
import { useEnquiryLink } from "../page/useEnquiryLink.ts";
import { contactWays } from "../site/contactWays.ts";
import { LeftToRight } from "../ui/LeftToRight.tsx";
import { whatsappUrl } from "../site/urls.ts";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  /** Offers WhatsApp too, where the country has it. */
  whatsapp?: boolean;
}

/** Buttons to contact the office, the most used one first; nothing where there is no way to. */
export function ContactButtons({ whatsapp = false }: Props) {
  const { contacts } = useSite();
  const t = useText();
  const enquiry = useEnquiryLink();
  if (!enquiry && contactWays(contacts).length === 0) return null;
  return (
    <div className="buttons">
      <EnquiryLink className="button">
        {t("header.enquiry")}
        <Icon name="arrow" />
      </EnquiryLink>
      <PhoneLink className={enquiry ? "button button--outline" : "button"} phone={contacts.phone} />
      {!enquiry && !contacts.phone && contacts.email !== undefined && (
        <a className="button" href={`mailto:${contacts.email}`}>
          <Icon name="mail" />
          <LeftToRight>{contacts.email}</LeftToRight>
        </a>
      )}
      {(whatsapp || (!enquiry && !contacts.phone)) && contacts.whatsapp && (
        <a className="button button--outline" href={whatsappUrl(contacts.whatsapp.e164)} rel="noopener">
          <Icon name="whatsapp" />
          {t("contact.whatsapp")}
        </a>
      )}
    </div>
  );
}
