import { type Ref, useId } from "react";
import { useText } from "../page/text.ts";
import { focusFirst } from "./formDom.ts";
import type { ShownField } from "../site/forms.ts";

/** A field whose value was refused, and why. */
export type FieldProblem = Pick<ShownField, "name" | "label"> & { message: string };

interface Props {
  idPrefix: string;
  problems: readonly FieldProblem[];
  ref: Ref<HTMLElement>;
}

/** What a failed submit has found, above the form, with links to the fields. It gets the focus, and is read with it. */
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
                // The browser would show the control without its label, and make an entry of the history.
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
