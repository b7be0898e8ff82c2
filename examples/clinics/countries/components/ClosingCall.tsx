import { EnquiryLink, Icon, Prose, useSite, useText, type PartProps } from "countrysites/parts";

export const contract = 1;

/** The call at the end of a page: the number itself, as large as a heading, on the smile of the logo. */
export default function ClosingCall({ Default, ...props }: PartProps<"ClosingCall">) {
  const { phone } = useSite().contacts;
  const t = useText();
  const { id = "closing", heading, html } = props;
  if (!phone) return <Default {...props} />;
  return (
    <section className="own-closing" id={id} aria-labelledby={`${id}-heading`}>
      <div className="own-closing__inner container">
        <div className="own-closing__text">
          <h2 className="own-closing__heading" id={`${id}-heading`}>
            {heading ?? t("call.heading")}
          </h2>
          {html === undefined ? <p>{t("call.text")}</p> : <Prose html={html} />}
        </div>
        <div className="own-closing__ways">
          <a className="own-closing__phone" href={`tel:${phone.e164}`}>
            <bdi dir="ltr">{phone.display}</bdi>
          </a>
          <EnquiryLink className="button">
            {t("header.enquiry")}
            <Icon name="arrow" />
          </EnquiryLink>
        </div>
      </div>
      <svg className="own-closing__smile" viewBox="0 0 400 60" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0Q200 120 400 0V60H0Z" />
      </svg>
    </section>
  );
}
