import type { NetworkData } from "../site/site.ts";
import type { ShowText } from "../site/text.ts";
import { BrandMark } from "../ui/BrandMark.tsx";
import { Scene } from "../ui/art/Scene.tsx";
import { CountryLinks } from "./CountryLinks.tsx";

/** The body of the host-level not-found page (docs/behaviour.md, Not-found page). */
export function NetworkNotFound({ network, t }: { network: NetworkData; t: ShowText }) {
  return (
    <div className="page">
      <main className="text">
        <p className="brand">
          <BrandMark />
          {network.brand.name}
        </p>
        <h1>{t("notFound.heading")}</h1>
        <p className="lead">{t("notFound.text")}</p>
        <a className="button" id="back-home" href={network.geoIp.fallback}>
          {t("notFound.home")}
        </a>
        <CountryLinks network={network} />
      </main>
      <Scene className="art" art="not-found" />
    </div>
  );
}
