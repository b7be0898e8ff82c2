import { useSite, useText } from "@runtime/page/context.tsx";
import type { TemplateProps } from "@runtime/page/template.ts";
import { Island } from "@runtime/islands/Island.tsx";
import { CountryList } from "@runtime/navigation/Countries.tsx";
import { Art } from "@runtime/ui/Art.tsx";

/** The not-found page of a country, or of the network's host (docs/behaviour.md, Not-found page). */
export default function NotFound({ content }: TemplateProps) {
  const { country } = useSite();
  const t = useText();
  return (
    <>
      <div className="notice notice--tall">
        <div className="notice__inner container">
          <Art className="notice__art" art={content.art} />
          <h1 className="notice__heading">{t("notFound.heading")}</h1>
          <p className="notice__text">{t("notFound.text")}</p>
          <a className="button" id="back_home" href={content.wayBack ?? country.home}>
            {t("notFound.home")}
          </a>
        </div>
      </div>
      <Island name="near-pages" />
      <CountryList countries={content.countries} />
    </>
  );
}
