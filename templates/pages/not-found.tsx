import { ServerOnly } from "@runtime/page/ServerOnly.tsx";
import { useSite } from "@runtime/page/context.tsx";
import type { TemplateProps } from "@runtime/page/template.ts";
import { Art } from "@runtime/ui/Art.tsx";

/** The not-found page of a country (docs/behaviour.md, Not-found page). */
export default function NotFound({ content }: TemplateProps) {
  return <ServerOnly render={() => <Contents art={content.art} />} />;
}

function Contents({ art }: { art: string | undefined }) {
  const { country } = useSite();
  return (
    <div className="notice notice--tall">
      <div className="notice__inner container">
        <Art className="notice__art" art={art} />
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
