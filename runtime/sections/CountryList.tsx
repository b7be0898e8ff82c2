import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";
import type { PageContent } from "../site/page.ts";
import { CountryName } from "../ui/Flag.tsx";

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
        <ul className="country-list">
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
