import { Island } from "../../islands/Island.tsx";
import { usePage } from "../../page/context.tsx";
import { Prose } from "../Prose.tsx";
import type { KindProps } from "../SectionFrame.tsx";

/** The form that the page shows; nothing if it has none. Server only. */
function ShownForm() {
  const { form } = usePage();
  return form !== undefined && <Island name="form" props={{ idPrefix: "page", form }} />;
}

type Props = Record<"className" | "heading", string> & { id?: string };

/** The page's form with a heading, whose id can be given; nothing if the page has none. Server only. */
export function PageForm({ className, heading, id = "form_heading" }: Props) {
  if (usePage().form === undefined) return null;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 className="contact__heading" id={id}>
        {heading}
      </h2>
      <ShownForm />
    </section>
  );
}

/** The page's form as a section, with a text beside it. */
export const FormSection = ({ section: { id, heading, summary, html } }: KindProps<"form">) => (
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
        <ShownForm />
      </div>
    </div>
  </section>
);
