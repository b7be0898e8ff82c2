import { type MouseEvent, useEffect, useRef, type Ref, useId } from "react";
import { useRichText, useText } from "../page/context.tsx";
import type { Phone } from "../site/site.ts";
import { focusFirst } from "./formDom.ts";
import type { ShownField } from "../site/forms.ts";

/**
 * The state of a form (docs/behaviour.md, Sending). A failure leads to `silent` by default (reset, no message, Submit
 * stays disabled), or with `onFailure: message` to `failed` (message, values kept, Submit enabled). `confirming`: a
 * suspected bot is asked.
 */
export type Phase = "editing" | "confirming" | "sending" | "sent" | "silent" | "failed";

/** `sent` is the form's own message after a success. */
type Props = { phase: Phase; phone: Phone | undefined; sent?: string | undefined };

/** The form's live region, rendered empty: screen readers don't announce one that is added together with its text. */
export function SendStatus({ phase, phone, sent }: Props) {
  const t = useText();
  const rich = useRichText();
  const status = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    // The focused button is disabled or removed, and keyboard users would start again at the top of the page. Browsers
    // remove the focus from a disabled element in the next frame only.
    const isLost = !activeElement || activeElement === body || activeElement.matches(":disabled");
    if (isLost && phase !== "editing" && phase !== "confirming") status.current?.focus({ preventScroll: true });
    // A reset form isn't in use any more, so popups may open.
    if (phase === "editing") status.current?.blur();
    if (phase === "failed") status.current?.scrollIntoView({ block: "nearest" });
  }, [phase]);
  return (
    <output className="form__status" aria-label={t("form.status")} ref={status} tabIndex={-1}>
      {phase === "sending" && <span className="visually-hidden">{t("form.sending")}</span>}
      {phase === "sent" && <span className="visually-hidden">{sent ?? t("form.sent")}</span>}
      {phase === "failed" && (
        <span className="form__failure">
          {phone
            ? rich("form.failed", { phone: <a href={`tel:${phone.e164}`}>{phone.display}</a> })
            : t("form.failedNoPhone")}
        </span>
      )}
    </output>
  );
}

export type FieldProblem = Pick<ShownField, "name" | "label"> & { message: string };

type SummaryProps = { idPrefix: string; problems: readonly FieldProblem[]; ref: Ref<HTMLElement> };

/** Validation errors above the form, with links to fields. It gets the focus, so that screen readers read it. */
export function ErrorSummary({ idPrefix, problems, ref }: SummaryProps) {
  const t = useText();
  const title = useId();
  // The browser would scroll to the control without its label, and add a history entry.
  const focus = (event: MouseEvent<HTMLElement>, name: string) => {
    event.preventDefault();
    const form = event.currentTarget.closest("form");
    if (form) focusFirst(form, [name]);
  };
  return (
    <section className="form__problems" aria-labelledby={title} tabIndex={-1} ref={ref}>
      <p id={title}>{t("form.problems")}</p>
      <ul role="list">
        {problems.map(({ name, label, message }) => (
          <li key={name}>
            <a href={`#${idPrefix}_${name}`} onClick={(event) => focus(event, name)}>
              {t("form.problem", { label, message })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
