import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { EnquiryLink } from "../navigation/EnquiryLink.tsx";
import { PhoneLink } from "../navigation/PhoneLink.tsx";
import { whatsappUrl } from "../site/urls.ts";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  /** Offers WhatsApp too, where the country has it. */
  whatsapp?: boolean;
}

/** Buttons to contact the office, the most used one first. */
export function ContactButtons({ whatsapp = false }: Props) {
  const { contacts } = useSite();
  const t = useText();
  return (
    <div className="buttons">
      <EnquiryLink className="button">
        {t("header.enquiry")}
        <Icon name="arrow" />
      </EnquiryLink>
      <PhoneLink className="button button--outline" phone={contacts.phone} />
      {whatsapp && contacts.whatsapp && (
        <a className="button button--outline" href={whatsappUrl(contacts.whatsapp.e164)} rel="noopener">
          <Icon name="whatsapp" />
          {t("contact.whatsapp")}
        </a>
      )}
    </div>
  );
}
