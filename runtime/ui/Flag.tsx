import { useSite } from "../page/context.tsx";
import { Icon } from "./Icon.tsx";
import type { NamedCountry } from "../site/site.ts";

interface Props {
  /** ISO 3166-1 alpha-2, lower case. Without it a globe is shown. */
  code: string | undefined;
  /** The flag as a `data:` URL. Default: the flag's file. */
  image?: string | undefined;
  /** Width in CSS pixels; the height follows at 4:3. */
  width?: 20 | 24 | 32;
}

/** A country's flag, as decoration beside the country's name. Flags load after the fonts, even those in view. */
export function Flag({ code, image, width = 24 }: Props) {
  const { country, flagFolder } = useSite();
  if (code === undefined) return <Icon name="globe" className="no-flag" />;
  return (
    <img
      className="flag"
      src={image ?? `${country.home}${flagFolder}${code}.svg`}
      alt=""
      width={width}
      height={(width * 3) / 4}
      loading="lazy"
      fetchPriority="low"
      decoding="async"
    />
  );
}

/** A country's name. One in another language says so, for screen readers and for the direction of its letters. */
export const CountryName = ({ country: { name, lang, dir } }: { country: NamedCountry }) =>
  lang === undefined ? (
    name
  ) : (
    <span lang={lang} dir={dir}>
      {name}
    </span>
  );
