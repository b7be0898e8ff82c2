import { ClosingCall as own } from "@own/components.ts";
import { useSite } from "../page/context.tsx";
import { useEnquiryLink, EnquiryLink, PhoneLink, LeftToRight } from "../navigation/ContactLinks.tsx";
import { contactWays, type ContactWay } from "../site/site.ts";
import { useText } from "../page/text.ts";
import { LazyArt } from "../ui/Art.tsx";
import { Prose } from "./Prose.tsx";
import { replaceable } from "../parts/replaceable.tsx";
import { whatsappUrl } from "../site/urls.ts";
import { Icon } from "../ui/Icon.tsx";

interface Props {
  id?: string;
  heading?: string | undefined;
  /** Rendered Markdown. */
  html?: string | undefined;
}

/** The call to action at the end of a page. Without contact details it is shown only if it has its own text. */
function ClosingCall({ id = "closing", heading, html }: Props) {
  const t = useText();
  const site = useSite();
  const enquiry = useEnquiryLink();
  if (html === undefined && !enquiry && contactWays(site.contacts).length === 0) return null;
  return (
    <section className="closing container" id={id} aria-labelledby={`${id}_heading`}>
      <div className="closing__text">
        <h2 className="closing__heading" id={`${id}_heading`}>
          {heading ?? t("call.heading")}
        </h2>
        {html === undefined ? <p>{t("call.text")}</p> : <Prose html={html} />}
        <ContactButtons whatsapp />
      </div>
      <LazyArt className="closing__art" art={site.illustrations?.closing} />
    </section>
  );
}

const Part = replaceable(() => own, ClosingCall);
export { Part as ClosingCall };

interface ContactButtonsProps {
  /** Offers WhatsApp too, where the country has it. */
  whatsapp?: boolean;
}

/** Buttons to contact the office, the most used one first; nothing without contact details. */
export function ContactButtons({ whatsapp = false }: ContactButtonsProps) {
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
