import { useEffect, useRef } from "react";
import { useRichText, useText } from "../page/text.ts";
import type { Phone } from "../site/site.ts";
import type { Phase } from "./useEnquiry.ts";

interface Props {
  phase: Phase;
  phone: Phone | undefined;
  /** What is said after a success, where the form has a message of its own. */
  sent?: string | undefined;
}

/**
 * The live region of a form (`output` is one). It is rendered empty from the start, because screen readers don't read a
 * region that is added together with its text. Only assistive technology reads "sending"; others see it on the button. It
 * takes the focus that the disabled button has lost.
 */
export function SendStatus({ phase, phone, sent }: Props) {
  const t = useText();
  const rich = useRichText();
  const status = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const { activeElement, body } = document;
    // The button that had it is disabled, or gone: whoever uses the keyboard would begin again at the top of the page. Browsers
    // take the focus from what is disabled with the next frame only.
    const isLost = !activeElement || activeElement === body || activeElement.matches(":disabled");
    if (isLost && phase !== "editing" && phase !== "confirming") status.current?.focus({ preventScroll: true });
    // A form that begins again is nobody's yet: popups open over it.
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
