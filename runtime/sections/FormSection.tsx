import { ServerOnly } from "../page/ServerOnly.tsx";
import { useLayout } from "../page/context.tsx";
import { EnquiryForm } from "../forms/EnquiryForm.tsx";
import type { PageContent, PageData } from "../site/page.ts";
import { Prose } from "./Prose.tsx";

interface Props {
  form: NonNullable<PageData["form"]>;
  content: PageContent;
}

/** The enquiry form as a section, with a text beside it. */
export function FormSection({ form: { id, heading, variant }, content }: Props) {
  const { enquiryVariant } = useLayout();
  return (
    <section className="section section--tint section--form" id={id} aria-labelledby={`${id}-heading`}>
      <div className="form-section container">
        <div>
          <h2 className="section__heading" id={`${id}-heading`}>
            {heading}
          </h2>
          <ServerOnly render={() => <FormText content={content} />} />
        </div>
        <div className="form-card">
          <EnquiryForm idPrefix="page" variant={variant ?? enquiryVariant} />
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
