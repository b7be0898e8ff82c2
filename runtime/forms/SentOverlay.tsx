import { useText } from "../page/text.ts";

/** Covers a form that has been sent: until the thank-you page is loaded or, with a message of its own, for good. The live region says the same. */
export function SentOverlay({ message }: { message?: string | undefined }) {
  const t = useText();
  return (
    <div className="form__sent" aria-hidden="true">
      <p>{message ?? t("form.thanks")}</p>
    </div>
  );
}
