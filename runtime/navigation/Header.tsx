import { useEffect, useRef } from "react";
import { Header as own } from "@own/components.ts";
import { useLayout, useSite, useText } from "../page/context.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Brand } from "./Brand.tsx";
import { useEnquiryLink, EnquiryLink, PhoneLink } from "./ContactLinks.tsx";
import { CountryLinks, FlagMenu, NetworkBar } from "./Countries.tsx";
import { LanguageLinks, LanguageMenu } from "./Languages.tsx";
import { Menu, ROW } from "./Menu.tsx";
import { Island } from "../islands/Island.tsx";
import type { MenuItem } from "../site/menu.ts";
import { hasOthers } from "../site/site.ts";
import { useServerMenu } from "../content/contentStore.ts";
import { replaceable } from "../parts/replaceable.tsx";

const NAV_ID = "site_nav";

/** Attributes of the drawer's buttons, which work without scripts (`page/document.ts`). React lacks their types. */
const drawerButton = (command: "show-modal" | "close") => ({ commandfor: NAV_ID, command });

/** The header of every layout. The element around it reserves its space while it is fixed. */
function OurHeader() {
  const { contacts, country, search } = useSite();
  const enquiry = useEnquiryLink();
  const { headerPhone } = useLayout();
  const menu = useServerMenu();
  const hasMenu = menu.length > 0;
  const t = useText();
  const root = useRef<HTMLElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the content API can bring the first menu
  useEffect(() => (root.current ? startOnUse(root.current) : undefined), [hasMenu]);
  // Countries have their own dropdown.
  const hasDrawer = hasMenu || search !== undefined || enquiry || contacts.phone || country.languages.length > 0;
  return (
    <div className="header-space">
      <header className="header" ref={root}>
        <NetworkBar />
        <div className="header__bar container">
          <Brand />
          {hasDrawer && <SiteNav menu={menu} />}
          {headerPhone && <PhoneLink className="header__phone" phone={contacts.phone} />}
          <EnquiryLink className="button button--small header__enquiry">{t("header.enquiry")}</EnquiryLink>
          <LanguageMenu />
          <FlagMenu />
          {hasDrawer && (
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

/** Starts dropdowns and drawer: at once where titles open on hover or one is open, else with first touch or focus. */
function startOnUse(header: HTMLElement): () => void {
  const used = new AbortController();
  const stop = new AbortController();
  const load = () => {
    used.abort();
    import("./dropdowns.ts").then(
      ({ startHeader }) => stop.signal.aborted || startHeader(header, stop.signal),
      () => {},
    );
  };
  const isUsed = header.querySelector("[open]") !== null;
  if (isUsed || matchMedia(`${ROW} and (hover: hover)`).matches) load();
  else for (const use of ["pointerover", "focusin"]) header.addEventListener(use, load, { signal: used.signal });
  return () => {
    used.abort();
    stop.abort();
  };
}

/** The menu and search: a row in the header of a wide screen, a drawer (a native dialog) on a small one. */
function SiteNav({ menu }: { menu: MenuItem[] }) {
  const site = useSite();
  const { contacts, country, search } = site;
  const t = useText();
  return (
    <dialog
      className="site-nav"
      id={NAV_ID}
      closedby="any"
      aria-label={t("menu.title")}
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
          {hasOthers(site) && (
            <ul className="site-nav__countries">
              <CountryLinks className="site-nav__country" sites={site.sites} />
            </ul>
          )}
        </div>
      </nav>
    </dialog>
  );
}

export const Header = replaceable(() => own, OurHeader);
