import { useText } from "../page/text.ts";

/** Covers a form that has been sent, until the thank-you page is loaded. The live region says the same. */
export function SentOverlay() {
  const t = useText();
  return (
    <div className="form__sent" aria-hidden="true">
      <p>{t("form.thanks")}</p>
    </div>
  );
}
