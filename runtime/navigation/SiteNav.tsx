import { useRef, type RefObject, useEffect } from "react";
import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import type { MenuItem } from "../site/menu.ts";
import { Icon } from "../ui/Icon.tsx";
import { hasOthers } from "../site/site.ts";
import { AllCountriesLink, CountryLink } from "./Countries.tsx";
import { LanguageLinks } from "./Languages.tsx";
import { EnquiryLink, PhoneLink } from "./ContactLinks.tsx";
import { Menu, ROW } from "./Menu.tsx";
import { Island } from "../islands/Island.tsx";

const NAV_ID = "site_nav";

/** Attributes of the drawer's buttons, which work without scripts (`page/document.ts`). React lacks their types. */
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

/** Delay before the mobile menu closes after a choice. */
const CLOSE_MS = 1000;

/**
 * Closes the mobile menu shortly after a choice, and when the window becomes wide. The browser does the rest, also
 * without scripts: the toggle opens the dialog, the focus stays inside, and Esc, a click outside or a button close it.
 */
export function useDrawer(drawer: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let closing: ReturnType<typeof setTimeout> | undefined;
    const row = matchMedia(ROW);
    row.addEventListener("change", () => row.matches && element.close(), { signal });
    element.addEventListener("close", () => clearTimeout(closing), { signal });
    element.addEventListener(
      "click",
      (event) => {
        const target = event.target as Element;
        // For browsers without `closedby`.
        if (target === element && isBeside(event, element)) element.close();
        else if (element.open && target.closest("a[href]")) closing = setTimeout(() => element.close(), CLOSE_MS);
      },
      { signal },
    );
    return () => {
      clearTimeout(closing);
      stop.abort();
    };
  }, [drawer]);
}

/** Whether a click is on a dialog's backdrop, whose event target is the dialog. */
function isBeside({ clientX, clientY }: MouseEvent, dialog: Element): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
