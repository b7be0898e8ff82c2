import type { NetworkData } from "../site/site.ts";
import { BrandMark } from "../ui/BrandMark.tsx";
import { Scene } from "../ui/art/Scene.tsx";
import { CountryLinks } from "./CountryLinks.tsx";

/** The body of the host-level not-found page (docs/behaviour.md, Not-found page). */
export function NetworkNotFound({ network }: { network: NetworkData }) {
  return (
    <div className="page">
      <main className="text">
        <p className="brand">
          <BrandMark />
          {network.brand.name}
        </p>
        <h1>OOPS ! Sorry Page Not Found</h1>
        <p className="lead">
          The page you were looking for could not be found. It might have been removed, renamed, or did not exist.
        </p>
        <a className="button" id="back-home" href={network.geoIp.fallback}>
          Back To Homepage
        </a>
        <CountryLinks network={network} />
      </main>
      <Scene className="art" art="not-found" />
    </div>
  );
}
