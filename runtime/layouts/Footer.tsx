import { Footer as own } from "@own/components.ts";
import { useLayout, useRichText, useSite, useText } from "../page/context.tsx";
import { PrivacyChoices } from "./PrivacyBanner.tsx";
import { replaceable } from "../parts/replaceable.tsx";
import { Brand } from "../navigation/Brand.tsx";
import { EmailLink, LeftToRight, PhoneLink, useEnquiryLink } from "../navigation/ContactLinks.tsx";
import type { FooterAction } from "../site/layout.ts";
import { Icon, type IconName } from "../ui/Icon.tsx";
import { LinkList } from "../ui/LinkList.tsx";

const COLUMN_LIMIT = 8;

/** The footer of every layout. The browser fills in the current year, so that last year's build shows it too. */
function OurFooter() {
  const { brand, contacts, footer } = useSite();
  const t = useText();
  const rich = useRichText();
  return (
    <footer className="footer">
      <div className="container">
        <div className="footer__centre">
          <Brand ground="dark" />
          <p>{brand.description}</p>
          <SocialLinks />
        </div>
        <div className="footer__columns">
          <FooterContacts />
          {contacts.offices.length > 0 && (
            <section className="footer__column footer__column--contact">
              <h2 className="footer__title">{t("footer.offices", { count: contacts.offices.length })}</h2>
              {contacts.offices.map(({ name, lines }) => (
                <address className="footer__office" key={name}>
                  <strong>{name}</strong>
                  <br />
                  {lines.join(t("contact.addressJoint"))}
                </address>
              ))}
            </section>
          )}
          {footer.map(({ title, links }) => (
            <nav
              className={links.length > COLUMN_LIMIT ? "footer__column footer__column--long" : "footer__column"}
              key={title}
              aria-label={title}
            >
              <h2 className="footer__title">{title}</h2>
              <LinkList block="footer" links={links} />
            </nav>
          ))}
        </div>
      </div>
      <p className="footer__copyright container">
        {rich("footer.copyright", { year: <span className="year" />, brand: brand.name })}
      </p>
      <PrivacyChoices />
    </footer>
  );
}

export const Footer = replaceable(() => own, OurFooter);

/** Buttons, phone number and email address; nothing if there are none of them. */
function FooterContacts() {
  const { phone, email } = useSite().contacts;
  const t = useText();
  const buttons = useFooterButtons();
  const hasContacts = buttons.some(({ action }) => action !== "top") || phone !== undefined || email !== undefined;
  if (!hasContacts) return null;
  return (
    <section className="footer__column footer__column--contact">
      <h2 className="footer__title">{t("footer.contact")}</h2>
      <ul role="list" className="footer__actions">
        {buttons.map(({ action, icon, text, attributes }) => (
          <li key={action}>
            <a className="button button--small button--ghost" {...attributes}>
              <Icon name={icon} />
              {text}
            </a>
          </li>
        ))}
      </ul>
      {(phone !== undefined || email !== undefined) && (
        <ul role="list" className="footer__list">
          {phone && (
            <li>
              <PhoneLink className="footer__link" phone={phone} />
            </li>
          )}
          {phone?.alternate && (
            <li className="footer__alternate">
              <LeftToRight>{phone.alternate}</LeftToRight>
            </li>
          )}
          {email !== undefined && (
            <li>
              <EmailLink className="footer__link" />
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

/** The layout's buttons, without those that would lead nowhere. */
function useFooterButtons() {
  const { contacts, enquiryPage } = useSite();
  const t = useText();
  const { actions } = useLayout();
  const links: Record<FooterAction, [icon: IconName, text: string, attributes?: { href: string }]> = {
    call: ["phone", t("footer.call"), contacts.phone && { href: `tel:${contacts.phone.e164}` }],
    contact: ["mail", t("footer.message"), enquiryPage === undefined ? undefined : { href: enquiryPage }],
    help: ["help", t("footer.help"), useEnquiryLink()],
    top: ["up", t("footer.top"), { href: "#top" }],
  };
  return actions.flatMap((action) => {
    const [icon, text, attributes] = links[action];
    return attributes ? { action, icon, text, attributes } : [];
  });
}

const KNOWN = ["facebook", "instagram", "linkedin", "whatsapp", "youtube"] as const;

/** Links to the brand's pages on social networks, if any. Networks without an icon get a globe. */
function SocialLinks() {
  const { brand } = useSite();
  const t = useText();
  if (brand.social.length === 0) return null;
  return (
    <ul role="list" className="social">
      {brand.social.map(({ network, href }) => (
        <li key={href}>
          <a
            className="icon-button icon-button--ghost"
            href={href}
            rel="noopener"
            aria-label={t("footer.social", { brand: brand.name, network })}
          >
            <Icon name={KNOWN.find((known) => known === network) ?? "globe"} />
          </a>
        </li>
      ))}
    </ul>
  );
}
