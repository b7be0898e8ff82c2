import { Header as own } from "@own/components.ts";
import { useLayout, useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { Icon } from "../ui/Icon.tsx";
import { Brand } from "./Brand.tsx";
import { useEnquiryLink, EnquiryLink, PhoneLink } from "./ContactLinks.tsx";
import { FlagMenu, NetworkBar } from "./Countries.tsx";
import { LanguageMenu } from "./Languages.tsx";
import { drawerButton, SiteNav } from "./SiteNav.tsx";
import { useServerMenu } from "../content/contentStore.ts";
import { replaceable } from "../parts/replaceable.tsx";

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

const Part = replaceable(() => own, Header);
export { Part as Header };
