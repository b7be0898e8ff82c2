import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { hasOthers } from "../site/homes.ts";
import { AllCountriesLink } from "./AllCountriesLink.tsx";
import { CountryLink } from "./CountryLink.tsx";

/** Links to the homes of all countries, above the header on wide screens; nothing with only one country. */
export function NetworkBar() {
  const { brand, sites, allCountries } = useSite();
  const t = useText();
  if (!hasOthers({ sites, allCountries })) return null;
  return (
    <nav className="network-bar" aria-label={t("header.countries")}>
      <div className="network-bar__inner container">
        {!allCountries && brand.tagline !== undefined && <p className="network-bar__tagline">{brand.tagline}</p>}
        <ul className="network-bar__list">
          {sites.map((site) => (
            <li key={site.key}>
              <CountryLink className="network-bar__link" site={site} href={site.home} />
            </li>
          ))}
          <AllCountriesLink className="network-bar__link" />
        </ul>
      </div>
    </nav>
  );
}
