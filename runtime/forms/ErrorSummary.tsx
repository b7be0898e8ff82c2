import { type Ref, useId } from "react";
import { useText } from "../page/text.ts";
import { focusFirst } from "./formDom.ts";
import type { ShownField } from "../site/forms.ts";

/** An invalid field with its error message. */
export type FieldProblem = Pick<ShownField, "name" | "label"> & { message: string };

interface Props {
  idPrefix: string;
  problems: readonly FieldProblem[];
  ref: Ref<HTMLElement>;
}

/** Validation errors above the form, with links to fields. It gets the focus, so that screen readers read it. */
export function ErrorSummary({ idPrefix, problems, ref }: Props) {
  const t = useText();
  const title = useId();
  return (
    <section className="form__problems" aria-labelledby={title} tabIndex={-1} ref={ref}>
      <p id={title}>{t("form.problems")}</p>
      <ul>
        {problems.map(({ name, label, message }) => (
          <li key={name}>
            <a
              href={`#${idPrefix}_${name}`}
              onClick={(event) => {
                // The browser would scroll to the control without its label, and add a history entry.
                event.preventDefault();
                const form = event.currentTarget.closest("form");
                if (form) focusFirst(form, new Set([name]));
              }}
            >
              {t("form.problem", { label, message })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
