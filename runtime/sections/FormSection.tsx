import { ServerOnly } from "../page/ServerOnly.tsx";
import { PageForm } from "../forms/loadForm.tsx";
import type { PageContent, PageData } from "../site/page.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  section: NonNullable<PageData["formSection"]>;
  content: PageContent;
}

/** The page's form as a section, with a text beside it. */
export function FormSection({ section: { id, heading }, content }: Props) {
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
