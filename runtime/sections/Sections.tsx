import { useRichText, useSite, useText } from "../page/context.tsx";
import type { PageContent, Figures, FigureSource } from "../site/page.ts";
import { SectionList } from "./kinds/index.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Timestamp } from "../ui/Timestamp.tsx";

/** The sections of a page, and where its figures are from. */
export const Sections = ({ content }: { content: PageContent }) => (
  <div>
    <SectionList sections={content.sections} content={content} />
    <Sources figures={content.figures} />
  </div>
);

/** A list of more sources than this is folded at first. */
const FEW = 6;

/** The sources of a page's facts, at its end, with checked ones first; nothing if it cites none. */
function Sources({ figures }: { figures: Figures | undefined }) {
  const t = useText();
  if (!figures) return null;
  const checked = figures.sources.filter((source) => source.checked);
  const others = figures.sources.filter((source) => !source.checked);
  return (
    <section className="sources container" aria-labelledby="page_sources">
      <details open={figures.sources.length <= FEW}>
        <summary className="sources__title">
          <h2 className="sources__heading" id="page_sources">
            {t("facts.sources")}
          </h2>
          <Icon name="chevron" />
        </summary>
        {checked.length > 0 && <List sources={checked} />}
        {others.length > 0 && (
          <>
            <p className="sources__note">{t("facts.unconfirmedList")}</p>
            <List sources={others} />
          </>
        )}
      </details>
    </section>
  );
}

function List({ sources }: { sources: readonly FigureSource[] }) {
  const rich = useRichText();
  const list = new Intl.ListFormat(useSite().country.language, { type: "unit", style: "long" });
  return (
    <ul role="list" className="sources__list">
      {sources.map(({ href, publisher, labels, checked }) => (
        <li key={href}>
          {rich("facts.source", { publisher: <a href={href}>{publisher}</a>, facts: list.format(labels) })}
          {checked && (
            <span className="sources__state">
              {rich("facts.checked", { date: <Timestamp date={checked} format="long" /> })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
