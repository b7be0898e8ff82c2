import type { NamedCountry } from "../site/site.ts";

/** A country's name. One in another language than the page's says so, for screen readers and for the direction of its letters. */
export function CountryName({ country: { name, lang, dir } }: { country: NamedCountry }) {
  return lang === undefined ? (
    name
  ) : (
    <span lang={lang} dir={dir}>
      {name}
    </span>
  );
}
