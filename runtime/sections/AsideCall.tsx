import { useSite, useText } from "../page/context.tsx";
import { EmailLink, EnquiryLink, PhoneLink, useEnquiryLink, WhatsAppLink } from "../navigation/ContactLinks.tsx";
import { contactWays } from "../site/site.ts";
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
        <ul role="list" className="ticks">
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
      <WhatsAppLink className="aside-call__link" />
      {!enquiry && <EmailLink className="aside-call__link" />}
    </aside>
  );
}

/** How to apply for a job, beside its description; without an email address, how to ask. */
export function AsideApply({ title }: { title: string }) {
  const { email } = useSite().contacts;
  const t = useText();
  if (email === undefined) return <AsideCall />;
  const subject = encodeURIComponent(t("jobs.subject", { title }));
  return (
    <aside className="aside-call aside-call--shown" aria-labelledby="aside_apply">
      <h2 className="aside-call__heading" id="aside_apply">
        {t("jobs.apply")}
      </h2>
      <p>{t("jobs.how")}</p>
      <a className="button button--wide" href={`mailto:${email}?subject=${subject}`}>
        <Icon name="mail" />
        {t("jobs.write")}
      </a>
    </aside>
  );
}
