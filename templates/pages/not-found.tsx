import { ServerOnly } from "@runtime/page/ServerOnly.tsx";
import { useSite } from "@runtime/page/context.tsx";
import { useText } from "@runtime/page/text.ts";
import { Scene } from "@runtime/ui/art/Scene.tsx";

/** The not-found page of a country (docs/behaviour.md, Not-found page). */
export default function NotFound() {
  return <ServerOnly render={() => <Contents />} />;
}

function Contents() {
  const { country } = useSite();
  const t = useText();
  return (
    <div className="notice notice--tall">
      <div className="notice__inner container">
        <Scene className="notice__art" art="not-found" />
        <h1 className="notice__heading">{t("notFound.heading")}</h1>
        <p className="notice__text">{t("notFound.text")}</p>
        <a className="button" href={country.home}>
          {t("notFound.home")}
        </a>
      </div>
    </div>
  );
}
