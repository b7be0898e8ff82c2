import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { EnquiryLink } from "../navigation/EnquiryLink.tsx";
import { PhoneLink } from "../navigation/PhoneLink.tsx";
import { whatsappUrl } from "../site/urls.ts";
import { Icon } from "../ui/Icon.tsx";

/** The call to action beside a long text. On wide screens it stays in view. */
export function AsideCall() {
  const { brand, contacts } = useSite();
  const t = useText();
  return (
    <aside className="aside-call" aria-labelledby="aside-call">
      <h2 className="aside-call__heading" id="aside-call">
        {t("call.aside")}
      </h2>
      <ul className="ticks">
        {brand.claims.map(({ title }) => (
          <li key={title}>
            <Icon name="check" />
            {title}
          </li>
        ))}
      </ul>
      <EnquiryLink className="button button--wide">{t("header.enquiry")}</EnquiryLink>
      <PhoneLink className="aside-call__link" phone={contacts.phone} />
      {contacts.whatsapp && (
        <a className="aside-call__link" href={whatsappUrl(contacts.whatsapp.e164)} rel="noopener">
          <Icon name="whatsapp" />
          {t("contact.whatsapp")}
        </a>
      )}
    </aside>
  );
}
