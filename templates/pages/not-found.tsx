import { ServerOnly } from "@runtime/page/ServerOnly.tsx";
import { useSite } from "@runtime/page/context.tsx";
import { Scene } from "@runtime/ui/art/Scene.tsx";

/** The not-found page of a country (docs/behaviour.md, Not-found page). */
export default function NotFound() {
  return <ServerOnly render={() => <Contents />} />;
}

function Contents() {
  const { country } = useSite();
  return (
    <div className="notice notice--tall">
      <div className="notice__inner container">
        <Scene className="notice__art" art="not-found" />
        <h1 className="notice__heading">OOPS ! Sorry Page Not Found</h1>
        <p className="notice__text">
          The page you were looking for could not be found. It might have been removed, renamed, or did not exist.
        </p>
        <a className="button" href={country.home}>
          Back To Homepage
        </a>
      </div>
    </div>
  );
}
