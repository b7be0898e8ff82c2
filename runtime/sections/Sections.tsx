import { ServerOnly } from "../page/ServerOnly.tsx";
import { usePage } from "../page/context.tsx";
import type { PageContent, PageData } from "../site/page.ts";
import { SectionList } from "./kinds/index.tsx";
import { Sources } from "./Sources.tsx";
import { PageForm } from "../forms/loadForm.tsx";
import { Prose } from "./Prose.tsx";

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
