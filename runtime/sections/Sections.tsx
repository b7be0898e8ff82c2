import { ServerOnly } from "../page/ServerOnly.tsx";
import { usePage, useSite } from "../page/context.tsx";
import type { PageContent, PageData, Figures, FigureSource } from "../site/page.ts";
import { SectionList } from "./kinds/index.tsx";
import { PageForm } from "../forms/loadForm.tsx";
import { Prose } from "./Prose.tsx";
import { useRichText, useText } from "../page/text.ts";
import { Icon } from "../ui/Icon.tsx";
import { Timestamp } from "../ui/Timestamp.tsx";

/** The sections of a page, and where its figures are from. All but the form need no scripts, so they are static HTML before and after the form. */
export function Sections({ content }: { content: PageContent }) {
  const { formSection } = usePage();
  return (
    <>
      <ServerOnly
        render={() => (
          <>
            <SectionList sections={content.sections.slice(0, formIndex(content))} content={content} />
            {!formSection && <Sources figures={content.figures} />}
          </>
        )}
      />
      {formSection && (
        <>
          <FormSection section={formSection} content={content} />
          <ServerOnly
            render={() => (
              <>
                <SectionList sections={content.sections.slice(formIndex(content) + 1)} content={content} />
                <Sources figures={content.figures} />
              </>
            )}
          />
        </>
      )}
    </>
  );
}

/** Index of the form among the sections, or their number when there is none. */
function formIndex({ sections }: PageContent): number {
  const index = sections.findIndex(({ type }) => type === "form");
  return index < 0 ? sections.length : index;
}

interface Props {
  section: NonNullable<PageData["formSection"]>;
  content: PageContent;
}

/** The page's form as a section, with a text beside it. */
function FormSection({ section: { id, heading }, content }: Props) {
  return (
    <section className="section section--tint section--form" id={id} aria-labelledby={`${id}_heading`}>
      <div className="form-section container">
        <div>
          <h2 className="section__heading" id={`${id}_heading`}>
            {heading}
          </h2>
          <ServerOnly render={() => <FormText content={content} />} />
        </div>
        <div className="form-card">
          <PageForm />
        </div>
      </div>
    </section>
  );
}

function FormText({ content }: { content: PageContent }) {
  const section = content.sections.find(({ type }) => type === "form");
  if (section?.type !== "form") return null;
  return (
    <>
      {section.summary && <p className="section__summary">{section.summary}</p>}
      {section.html && <Prose html={section.html} />}
    </>
  );
}

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

const List = ({ sources }: { sources: readonly FigureSource[] }) => (
  <ul role="list" className="sources__list">
    {sources.map((source) => (
      <Source key={source.href} {...source} />
    ))}
  </ul>
);

function Source({ href, publisher, labels, checked }: FigureSource) {
  const rich = useRichText();
  const { language } = useSite().country;
  const list = new Intl.ListFormat(language, { type: "unit", style: "long" }).format(labels);
  return (
    <li>
      {rich("facts.source", { publisher: <a href={href}>{publisher}</a>, facts: list })}
      {checked && (
        <span className="sources__state">
          {rich("facts.checked", { date: <Timestamp date={checked} format="long" /> })}
        </span>
      )}
    </li>
  );
}
