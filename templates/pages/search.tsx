import { useSite, useText } from "@runtime/page/context.tsx";
import { Island } from "@runtime/islands/Island.tsx";

/** The page of a site's search results (docs/search.md). Browsers without scripts get the links of the menu. */
export default function Search() {
  const { menu, country } = useSite();
  const t = useText();
  const links = [{ title: country.name, url: country.home }, ...menu.filter(({ url }) => url)];
  return (
    <div className="section container container--narrow">
      <h1 className="results__heading">{t("search.title")}</h1>
      <Island name="results" />
      <div className="results__unscripted">
        <p>{t("search.unscripted")}</p>
        <ul role="list">
          {links.map(({ title, url }) => (
            <li key={url}>
              <a href={url}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
