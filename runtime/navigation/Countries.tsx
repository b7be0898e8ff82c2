import { usePerPage, useSite, useText } from "../page/context.tsx";
import { hasOthers, type NetworkSite } from "../site/site.ts";
import { Flag, CountryName } from "../ui/Flag.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Dropdown } from "./Dropdown.tsx";
import type { PageContent } from "../site/page.ts";

/** Dropdown with links to counterparts on other countries' sites, or to their homes; nothing if there are none. */
export function FlagMenu() {
  const site = useSite();
  const { country, sites, flagOrder } = site;
  const perPage = usePerPage();
  const t = useText();
  if (!hasOthers(site)) return null;
  const toggle = <Flag code={country.flag} image={country.flagImage} />;
  return (
    <Dropdown toggle={toggle} label={t("header.changeCountry", { country: country.name })}>
      <CountryLinks
        className="flag-menu__link"
        sites={flagOrder.flatMap((key) => sites.find((one) => one.key === key) ?? [])}
        hrefOf={({ key, home }) => perPage(({ siblings }) => siblings[key] ?? home)}
      />
    </Dropdown>
  );
}

/** Links to the homes of all countries, above the header on wide screens; nothing with only one country. */
export function NetworkBar() {
  const site = useSite();
  const { brand, sites, allCountries } = site;
  const t = useText();
  if (!hasOthers(site)) return null;
  return (
    <nav className="network-bar" aria-label={t("header.countries")}>
      <div className="network-bar__inner container">
        {!allCountries && brand.tagline !== undefined && <p className="network-bar__tagline">{brand.tagline}</p>}
        <ul className="network-bar__list">
          <CountryLinks className="network-bar__link" sites={sites} />
        </ul>
      </div>
    </nav>
  );
}

/** Links lead to homes by default. */
type Props = { className: string; sites: readonly NetworkSite[]; hrefOf?: (site: NetworkSite) => string | undefined };

/** Links to other countries' sites, and to the list of all if these are some. The boot module stores the choice. */
export function CountryLinks({ className, sites, hrefOf }: Props) {
  const { country, sites: all, allCountries } = useSite();
  const t = useText();
  const isMarked = all.some(({ flag }) => flag !== undefined);
  return (
    <>
      {sites.map((site) => (
        <li key={site.key}>
          <a
            className={className}
            href={hrefOf ? hrefOf(site) : site.home}
            aria-current={site.key === country.key ? "true" : undefined}
            data-country={site.key}
          >
            {isMarked && <Flag code={site.flag} width={20} />}
            <CountryName country={site} />
          </a>
        </li>
      ))}
      {allCountries && (
        <li>
          <a className={className} href={allCountries}>
            <Icon name="globe" />
            {t("header.allCountries")}
          </a>
        </li>
      )}
    </>
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
