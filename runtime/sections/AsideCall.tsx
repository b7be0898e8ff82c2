import { useSite } from "../page/context.tsx";
import { EnquiryLink } from "../navigation/EnquiryLink.tsx";
import { PhoneLink } from "../navigation/PhoneLink.tsx";
import { whatsappUrl } from "../site/urls.ts";
import { Icon } from "../ui/Icon.tsx";

/** The call to action beside a long text. On wide screens it stays in view. */
export function AsideCall() {
  const { brand, contacts } = useSite();
  return (
    <aside className="aside-call" aria-labelledby="aside-call">
      <h2 className="aside-call__heading" id="aside-call">
        Ask a counsellor. It costs nothing.
      </h2>
      <ul className="ticks">
        {brand.claims.map(({ title }) => (
          <li key={title}>
            <Icon name="check" />
            {title}
          </li>
        ))}
      </ul>
      <EnquiryLink className="button button--wide">Free Consultation</EnquiryLink>
      <PhoneLink className="aside-call__link" phone={contacts.phone} />
      {contacts.whatsapp && (
        <a className="aside-call__link" href={whatsappUrl(contacts.whatsapp.e164)} rel="noopener">
          <Icon name="whatsapp" />
          WhatsApp
        </a>
      )}
    </aside>
  );
}
