import { usePerPage, useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import { hasOthers, type NetworkSite } from "../site/site.ts";
import { Flag, CountryName } from "../ui/Flag.tsx";
import { Icon } from "../ui/Icon.tsx";
import type { PageContent } from "../site/page.ts";

/**
 * Dropdown with links to counterparts on other countries' sites, or to their homes; nothing without other countries.
 */
export function FlagMenu() {
  const { country, sites, flagOrder, allCountries } = useSite();
  const perPage = usePerPage();
  const t = useText();
  if (!hasOthers({ sites, allCountries })) return null;
  const ordered = flagOrder.flatMap((key) => sites.find((site) => site.key === key) ?? []);
  return (
    <div className="flag-menu">
      <details className="flag-menu__details">
        <summary className="flag-menu__toggle">
          <Flag code={country.flag} image={country.flagImage} />
          <span className="visually-hidden">{t("header.changeCountry", { country: country.name })}</span>
          <Icon name="chevron" />
        </summary>
        <ul role="list" className="flag-menu__list">
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

interface Props {
  site: NetworkSite;
  href: string | undefined;
  className: string;
}

/** A link to another country's site. The boot module stores the choice by `data-country`. */
export function CountryLink({ site, href, className }: Props) {
  const { country, sites } = useSite();
  const current = site.key === country.key;
  const isMarked = sites.some(({ flag }) => flag !== undefined);
  return (
    <a className={className} href={href} aria-current={current ? "true" : undefined} data-country={site.key}>
      {isMarked && <Flag code={site.flag} width={20} />}
      <CountryName country={site} />
    </a>
  );
}

/** Link to the list of all countries, in a header that shows only some (`order.most` of `network.yaml`). */
export function AllCountriesLink({ className }: { className: string }) {
  const { allCountries } = useSite();
  const t = useText();
  if (!allCountries) return null;
  return (
    <li>
      <a className={className} href={allCountries}>
        <Icon name="globe" />
        {t("header.allCountries")}
      </a>
    </li>
  );
}

/** Links to all countries' homes, sorted by name. For networks with more countries than the header can name. */
export function CountryList({ countries }: Pick<PageContent, "countries">) {
  const t = useText();
  const { language } = useSite().country;
  if (!countries) return null;
  const { id, sites } = countries;
  const sorted = [...sites].sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <nav className="section section--tint" id={id} aria-labelledby={`${id}_heading`}>
      <div className="container">
        <h2 className="section__heading" id={`${id}_heading`}>
          {t("header.allCountries")}
        </h2>
        <ul role="list" className="country-list">
          {sorted.map(({ key, home, ...named }) => (
            <li key={key}>
              <a className="country-list__link" href={home} data-country={key}>
                <CountryName country={named} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
