import { useRef } from "react";
import { Header as own } from "@own/components.ts";
import { useLayout, useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { Icon } from "../ui/Icon.tsx";
import { Brand } from "./Brand.tsx";
import { useEnquiryLink, EnquiryLink, PhoneLink } from "./ContactLinks.tsx";
import { AllCountriesLink, CountryLink, FlagMenu, NetworkBar } from "./Countries.tsx";
import { LanguageLinks, LanguageMenu } from "./Languages.tsx";
import { Menu } from "./Menu.tsx";
import { useDrawer } from "./useDisclosures.ts";
import { Island } from "../islands/Island.tsx";
import type { MenuItem } from "../site/menu.ts";
import { hasOthers } from "../site/site.ts";
import { useServerMenu } from "../content/contentStore.ts";
import { replaceable } from "../parts/replaceable.tsx";

const NAV_ID = "site_nav";

/** Attributes of the drawer's buttons, which work without scripts (`page/document.ts`). React lacks their types. */
const drawerButton = (command: "show-modal" | "close") => ({ commandfor: NAV_ID, command });

/**
 * The header of every layout (docs/behaviour.md, Header). The element around it reserves its space while it is fixed.
 */
function Header() {
  const { contacts, country, search } = useSite();
  const enquiry = useEnquiryLink();
  const { headerPhone } = useLayout();
  const menu = useServerMenu();
  const t = useText();
  // Countries have their own dropdown.
  const isDrawerEmpty =
    menu.length === 0 && search === undefined && !enquiry && !contacts.phone && country.languages.length === 0;
  return (
    <div className="header-space">
      <header className="header">
        <NetworkBar />
        <div className="header__bar container">
          <Brand />
          {!isDrawerEmpty && <SiteNav menu={menu} />}
          {headerPhone && <PhoneLink className="header__phone" phone={contacts.phone} />}
          <EnquiryLink className="button button--small header__enquiry">{t("header.enquiry")}</EnquiryLink>
          <LanguageMenu />
          <FlagMenu />
          {!isDrawerEmpty && (
            <button
              className="icon-button header__toggle"
              type="button"
              {...drawerButton("show-modal")}
              aria-label={t("header.openMenu")}
            >
              <Icon name="menu" />
            </button>
          )}
        </div>
      </header>
    </div>
  );
}

/** The menu and search: a row in the header of a wide screen, a drawer (a native dialog) on a small one. */
function SiteNav({ menu }: { menu: MenuItem[] }) {
  const { contacts, sites, allCountries, country, search } = useSite();
  const t = useText();
  const drawer = useRef<HTMLDialogElement>(null);
  useDrawer(drawer);
  return (
    <dialog
      className="site-nav"
      id={NAV_ID}
      closedby="any"
      aria-label={t("menu.title")}
      ref={drawer}
      // It may be open before hydration.
      suppressHydrationWarning
    >
      <nav className="site-nav__parts" aria-label={t("menu.name")}>
        <div className="site-nav__top">
          <p className="site-nav__title">{t("menu.title")}</p>
          <button className="icon-button" type="button" {...drawerButton("close")} aria-label={t("menu.close")}>
            <Icon name="close" />
          </button>
        </div>
        {menu.length > 0 && <Menu items={menu} />}
        {search !== undefined && <Island name="search" className="search-slot" props={{ page: search }} />}
        <div className="site-nav__more">
          <EnquiryLink className="button button--wide">{t("header.enquiry")}</EnquiryLink>
          <PhoneLink className="button button--outline button--wide" phone={contacts.phone} />
          {country.languages.length > 0 && (
            <ul className="site-nav__countries" aria-label={t("header.languages")}>
              <LanguageLinks className="site-nav__country" />
            </ul>
          )}
          {hasOthers({ sites, allCountries }) && (
            <ul className="site-nav__countries">
              {sites.map((site) => (
                <li key={site.key}>
                  <CountryLink className="site-nav__country" site={site} href={site.home} />
                </li>
              ))}
              <AllCountriesLink className="site-nav__country" />
            </ul>
          )}
        </div>
      </nav>
    </dialog>
  );
}

const Part = replaceable(() => own, Header);
export { Part as Header };
