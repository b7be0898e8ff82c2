import type { Illustration } from "../site/brand.ts";
import type { NetworkData } from "../site/site.ts";
import { onlyHome } from "../site/homes.ts";
import type { ShowText } from "../site/text.ts";
import { Drawing } from "../ui/Art.tsx";
import { Logo } from "../ui/Logo.tsx";
import { CountryLinks } from "./CountryLinks.tsx";

/** The body of the page at `/`. */
export function ChooseCountry({
  network,
  base,
  art,
  t,
}: {
  network: NetworkData;
  base: string;
  art?: Illustration | undefined;
  t: ShowText;
}) {
  const { brand } = network;
  return (
    <div className="page">
      <main className="text">
        <p className="brand">
          <Logo brand={brand} />
        </p>
        <h1>{onlyHome(network) === undefined ? t("root.heading") : (brand.tagline ?? brand.name)}</h1>
        <p className="lead">{brand.description}</p>
        <CountryLinks network={network} base={base} />
        {brand.claims.length > 0 && (
          <ul className="claims">
            {brand.claims.map(({ title, text }) => (
              <li key={title}>
                <strong>{title}</strong>
                {text}
              </li>
            ))}
          </ul>
        )}
      </main>
      <Drawing className="art" illustration={art} />
    </div>
  );
}
