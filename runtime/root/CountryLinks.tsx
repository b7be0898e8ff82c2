import { isSitePath } from "../site/safeHref.ts";
import type { NetworkData } from "../site/site.ts";
import { CountryName } from "../ui/CountryName.tsx";

/** Links to all countries' homes. Each flag is a file of its own country's site, or of the base for a country on another host; in its place a country without code has an initial. */
export function CountryLinks({ network: { sites, flagFolder }, base }: { network: NetworkData; base: string }) {
  return (
    <ul className="countries">
      {sites.map(({ key, home, flag, ...named }) => (
        <li key={key}>
          <a className="country" href={home} data-country={key}>
            {flag === undefined ? (
              <span className="country__initial" aria-hidden="true">
                {[...named.name][0]}
              </span>
            ) : (
              <img
                src={`${isSitePath(home) ? home : base}${flagFolder}${flag}.svg`}
                alt=""
                width="40"
                height="30"
                loading="lazy"
              />
            )}
            <CountryName country={named} />
          </a>
        </li>
      ))}
    </ul>
  );
}
