import { ClosingCall as own } from "@own/components.ts";
import { useSite, useText } from "../page/context.tsx";
import { EmailLink, EnquiryLink, PhoneLink, useEnquiryLink, WhatsAppLink } from "../navigation/ContactLinks.tsx";
import { contactWays, type ContactWay } from "../site/site.ts";
import { LazyArt } from "../ui/Art.tsx";
import type { PageContent } from "../site/page.ts";
import type { CardGroup } from "../site/cards.ts";
import { CardList } from "./CardList.tsx";
import { Prose } from "./Prose.tsx";
import { type GivenProps, replaceable } from "../parts/replaceable.tsx";
import { Icon } from "../ui/Icon.tsx";

/** The call to action at the end of a page. Without contact details it is shown only if it has its own text. */
function OurClosingCall({ id = "closing", heading, html }: GivenProps<"ClosingCall">) {
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

export const ClosingCall = replaceable(() => own, OurClosingCall);

/** Buttons to contact the office, the most used one first, WhatsApp only on demand; nothing without contact details. */
export function ContactButtons({ whatsapp = false }: { whatsapp?: boolean }) {
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
      {(whatsapp || first?.kind === "whatsapp") && <WhatsAppLink className={look("whatsapp")} />}
      {first?.kind === "email" && <EmailLink className={look("email")} />}
    </div>
  );
}

/** The end of a page: related pages, and the call to action unless one of its sections is one. */
export const PageEnd = ({ content, related = false }: { content: PageContent; related?: boolean }) => (
  <>
    {related && <Related groups={content.groups} />}
    {content.sections.at(-1)?.type !== "call" && <ClosingCall />}
  </>
);

export function Related({ groups }: { groups: CardGroup[] }) {
  const t = useText();
  const shown = groups.filter(({ cards }) => cards.length > 0);
  if (!shown.length) return null;
  return (
    <section className="section section--tint related" aria-labelledby="related">
      <div className="container">
        <h2 className="section__heading" id="related">
          {t("page.related")}
        </h2>
        {shown.map(({ key, cards }) => (
          <CardList key={key} cards={cards} kind="row" level={3} />
        ))}
      </div>
    </section>
  );
}
