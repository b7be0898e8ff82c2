import { useEffect, useRef } from "react";
import { useRichText, useText } from "../page/text.ts";
import type { Phone } from "../site/site.ts";
import type { Phase } from "./useEnquiry.ts";

interface Props {
  phase: Phase;
  phone: Phone | undefined;
  /** The form's own message after a success. */
  sent?: string | undefined;
}

/**
 * The form's live region (`output` is one). It is rendered empty from the start, because screen readers don't announce
 * a region that is added together with its text. "Sending" is for assistive technology only; the button shows it to
 * others. The region gets the focus that the disabled button has lost.
 */
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
