import type { Illustration } from "../site/brand.ts";
import type { NetworkData } from "../site/site.ts";
import { fallbackHome, onlyHome } from "../site/homes.ts";
import type { ShowText } from "../site/text.ts";
import { Drawing } from "../ui/Art.tsx";
import { Logo } from "../ui/Logo.tsx";
import { CountryLinks } from "./CountryLinks.tsx";

/** The body of the host-level not-found page (docs/behaviour.md, Not-found page). */
export function NetworkNotFound({
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
  return (
    <div className="page">
      <main className="text">
        <p className="brand">
          <Logo brand={network.brand} />
        </p>
        <h1>{t("notFound.heading")}</h1>
        <p className="lead">{t("notFound.text")}</p>
        <a className="button" id="back_home" href={fallbackHome(network)}>
          {t("notFound.home")}
        </a>
        {onlyHome(network) === undefined && <CountryLinks network={network} base={base} />}
      </main>
      <Drawing className="art" illustration={art} />
    </div>
  );
}
