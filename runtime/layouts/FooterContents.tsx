import type { ReactNode } from "react";
import { useLayout, useSite } from "../page/context.tsx";
import { Brand } from "../navigation/Brand.tsx";
import { EnquiryLink } from "../navigation/EnquiryLink.tsx";
import { PhoneLink } from "../navigation/PhoneLink.tsx";
import type { FooterAction } from "../site/layout.ts";
import { Icon } from "../ui/Icon.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

const COLUMN_LIMIT = 8;

/** The part of the footer that never changes in the browser. */
export function FooterContents() {
  const { brand, contacts, footer } = useSite();
  return (
    <>
      <div className="footer__centre">
        <Brand ground="dark" />
        <p>{brand.description}</p>
        <SocialLinks />
      </div>
      <div className="footer__columns">
        <section className="footer__column footer__column--contact">
          <h2 className="footer__title">Talk to us</h2>
          <FooterActions />
          <ul className="footer__list">
            <li>
              <PhoneLink className="footer__link" phone={contacts.phone} />
            </li>
            {contacts.phone.alternate && <li className="footer__alternate">{contacts.phone.alternate}</li>}
            <li>
              <a className="footer__link" href={`mailto:${contacts.email}`}>
                <Icon name="mail" />
                {contacts.email}
              </a>
            </li>
          </ul>
        </section>
        <section className="footer__column footer__column--contact">
          <h2 className="footer__title">{contacts.offices.length > 1 ? "Offices" : "Office"}</h2>
          {contacts.offices.map(({ name, lines }) => (
            <address className="footer__office" key={name}>
              <strong>{name}</strong>
              <br />
              {lines.join(", ")}
            </address>
          ))}
        </section>
        {footer.map(({ title, links }) => (
          <nav
            className={links.length > COLUMN_LIMIT ? "footer__column footer__column--long" : "footer__column"}
            key={title}
            aria-label={title}
          >
            <h2 className="footer__title">{title}</h2>
            <ul className="footer__list">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a className="footer__link" href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </>
  );
}

function FooterActions() {
  const { contacts, enquiryPage } = useSite();
  const { actions } = useLayout();
  const buttons: Record<FooterAction, ReactNode> = {
    call: (
      <a className="button button--small button--ghost" href={`tel:${contacts.phone.e164}`}>
        <Icon name="phone" />
        Call us
      </a>
    ),
    contact: (
      <a className="button button--small button--ghost" href={enquiryPage}>
        <Icon name="mail" />
        Contact us
      </a>
    ),
    help: (
      <EnquiryLink className="button button--small button--ghost">
        <Icon name="help" />
        Help
      </EnquiryLink>
    ),
    top: (
      <a className="button button--small button--ghost" href="#top">
        <Icon name="up" />
        Back to top
      </a>
    ),
  };
  return (
    <ul className="footer__actions">
      {actions.map((action) => (
        <li key={action}>{buttons[action]}</li>
      ))}
    </ul>
  );
}
