import { useRef } from "react";
import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import type { MenuItem } from "../site/menu.ts";
import { Icon } from "../ui/Icon.tsx";
import { hasOthers } from "../site/homes.ts";
import { AllCountriesLink } from "./AllCountriesLink.tsx";
import { CountryLink } from "./CountryLink.tsx";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { EnquiryLink } from "./EnquiryLink.tsx";
import { Menu } from "./Menu.tsx";
import { PhoneLink } from "./PhoneLink.tsx";
import { SearchSlot } from "./SearchSlot.tsx";
import { useDrawer } from "./useDrawer.ts";

const NAV_ID = "site_nav";

/** Attributes of the drawer's buttons, which work without scripts (`emulateCommands.ts`). React lacks their types. */
export const drawerButton = (command: "show-modal" | "close") => ({ commandfor: NAV_ID, command });

/** The menu and search: a row in the header of a wide screen, a drawer (a native dialog) on a small one. */
export function SiteNav({ menu }: { menu: MenuItem[] }) {
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
        {search !== undefined && <SearchSlot page={search} />}
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
