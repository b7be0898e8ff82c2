import { Island } from "../../islands/Island.tsx";
import { usePage } from "../../page/context.tsx";
import { Prose } from "../Prose.tsx";
import type { KindProps } from "../SectionFrame.tsx";

interface PageFormProps {
  className: string;
  heading: string;
  /** Of the heading. */
  id?: string;
}

/** The form that the page shows, with a heading; nothing if it has none. Server only. */
export function PageForm({ className, heading, id = "form_heading" }: PageFormProps) {
  const { form } = usePage();
  if (form === undefined) return null;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 className="contact__heading" id={id}>
        {heading}
      </h2>
      <Island name="form" props={{ idPrefix: "page", form }} />
    </section>
  );
}

/** The page's form as a section, with a text beside it. */
export function FormSection({ section: { id, heading, summary, html } }: KindProps<"form">) {
  const { form } = usePage();
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
          {form !== undefined && <Island name="form" props={{ idPrefix: "page", form }} />}
        </div>
      </div>
    </section>
  );
}
