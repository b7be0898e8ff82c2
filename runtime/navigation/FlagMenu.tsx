import { useRef } from "react";
import { usePerPage, useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { hasOthers } from "../site/homes.ts";
import { Flag } from "../ui/Flag.tsx";
import { Icon } from "../ui/Icon.tsx";
import { AllCountriesLink } from "./AllCountriesLink.tsx";
import { CountryLink } from "./CountryLink.tsx";
import { useDisclosures } from "./useDisclosures.ts";

/**
 * Dropdown with links to counterparts on other countries' sites, or to their homes; nothing without other countries.
 */
export function FlagMenu() {
  const { country, sites, flagOrder, allCountries } = useSite();
  const perPage = usePerPage();
  const t = useText();
  const root = useRef<HTMLDivElement>(null);
  useDisclosures(root, {});
  if (!hasOthers({ sites, allCountries })) return null;
  const ordered = flagOrder.flatMap((key) => sites.find((site) => site.key === key) ?? []);
  return (
    <div className="flag-menu" ref={root}>
      <details className="flag-menu__details">
        <summary className="flag-menu__toggle">
          <Flag code={country.flag} image={country.flagImage} />
          <span className="visually-hidden">{t("header.changeCountry", { country: country.name })}</span>
          <Icon name="chevron" />
        </summary>
        <ul className="flag-menu__list">
          {ordered.map((site) => (
            <li key={site.key}>
              <CountryLink
                className="flag-menu__link"
                site={site}
                href={perPage(({ siblings }) => siblings[site.key] ?? site.home)}
              />
            </li>
          ))}
          <AllCountriesLink className="flag-menu__link" />
        </ul>
      </details>
    </div>
  );
}
