import type { Illustration } from "../site/brand.ts";
import type { NetworkData } from "../site/site.ts";
import { Drawing } from "../ui/Art.tsx";
import { Logo } from "../ui/Logo.tsx";
import { CountryLinks } from "./CountryLinks.tsx";

/** The body of the host-level not-found page (docs/behaviour.md, Not-found page). */
export function NetworkNotFound({ network, art }: { network: NetworkData; art?: Illustration | undefined }) {
  return (
    <div className="page">
      <main className="text">
        <p className="brand">
          <Logo brand={network.brand} />
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
      <Drawing className="art" illustration={art} />
    </div>
  );
}
