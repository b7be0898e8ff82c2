import { useSite } from "../page/context.tsx";
import { useRichText, useText } from "../page/text.ts";
import type { Figures, FigureSource } from "../site/page.ts";
import { Day } from "./Day.tsx";

/** Where the figures of a page are from, at its end; nothing on a page that cites none. */
export function Sources({ figures }: { figures: Figures | undefined }) {
  const t = useText();
  if (!figures) return null;
  return (
    <section className="sources container" aria-labelledby="sources">
      <h2 className="sources__heading" id="sources">
        {t("facts.sources")}
      </h2>
      <ul className="sources__list">
        {figures.sources.map((source) => (
          <Source key={source.href} {...source} />
        ))}
      </ul>
    </section>
  );
}

function Source({ href, publisher, labels, checked }: FigureSource) {
  const t = useText();
  const rich = useRichText();
  const { language } = useSite().country;
  const list = new Intl.ListFormat(language, { type: "unit", style: "long" }).format(labels);
  return (
    <li>
      {rich("facts.source", { publisher: <a href={href}>{publisher}</a>, facts: list })}
      <span className="sources__state">
        {checked ? rich("facts.checked", { date: <Day date={checked} /> }) : t("facts.unconfirmed")}
      </span>
    </li>
  );
}
