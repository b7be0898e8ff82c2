import { Island } from "../../islands/Island.tsx";
import { usePage } from "../../page/context.tsx";
import { Prose } from "../Prose.tsx";
import type { KindProps } from "../SectionFrame.tsx";

/** The form that the page shows, if it has one. Server only. */
export function PageForm() {
  const { form } = usePage();
  return form === undefined ? null : <Island name="form" props={{ idPrefix: "page", form }} />;
}

/** The page's form as a section, with a text beside it. */
export function FormSection({ section: { id, heading, summary, html } }: KindProps<"form">) {
  return (
    <section className="section section--tint section--form" id={id} aria-labelledby={`${id}_heading`}>
      <div className="form-section container">
        <div>
          <h2 className="section__heading" id={`${id}_heading`}>
            {heading}
          </h2>
          {summary && <p className="section__summary">{summary}</p>}
          {html && <Prose html={html} />}
        </div>
        <div className="form-card">
          <PageForm />
        </div>
      </div>
    </section>
  );
}
