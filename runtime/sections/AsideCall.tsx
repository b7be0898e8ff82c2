import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { EnquiryLink } from "../navigation/EnquiryLink.tsx";
import { PhoneLink } from "../navigation/PhoneLink.tsx";
import { useEnquiryLink } from "../page/useEnquiryLink.ts";
import { contactWays } from "../site/contactWays.ts";
import { LeftToRight } from "../ui/LeftToRight.tsx";
import { whatsappUrl } from "../site/urls.ts";
import { Icon } from "../ui/Icon.tsx";

/** The call to action beside a long text, if there are contact details. On wide screens it stays in view. */
export function AsideCall() {
  const { brand, contacts } = useSite();
  const t = useText();
  const enquiry = useEnquiryLink();
  if (!enquiry && contactWays(contacts).length === 0) return null;
  return (
    <aside className="aside-call" aria-labelledby="aside_call">
      <h2 className="aside-call__heading" id="aside_call">
        {t("call.aside")}
      </h2>
      {brand.claims.length > 0 && (
        <ul className="ticks">
          {brand.claims.map(({ title }) => (
            <li key={title}>
              <Icon name="check" />
              {title}
            </li>
          ))}
        </ul>
      )}
      <EnquiryLink className="button button--wide">{t("header.enquiry")}</EnquiryLink>
      <PhoneLink className="aside-call__link" phone={contacts.phone} />
      {contacts.whatsapp && (
        <a className="aside-call__link" href={whatsappUrl(contacts.whatsapp.e164)} rel="noopener">
          <Icon name="whatsapp" />
          {t("contact.whatsapp")}
        </a>
      )}
      {!enquiry && contacts.email !== undefined && (
        <a className="aside-call__link" href={`mailto:${contacts.email}`}>
          <Icon name="mail" />
          <LeftToRight>{contacts.email}</LeftToRight>
        </a>
      )}
    </aside>
  );
}
