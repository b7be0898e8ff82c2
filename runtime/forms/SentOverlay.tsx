import { useText } from "../page/text.ts";

/** Covers a sent form until the thank-you page is loaded, or permanently with a message. The live region repeats it. */
export function SentOverlay({ message }: { message?: string | undefined }) {
  const t = useText();
  return (
    <div className="form__sent" aria-hidden="true">
      <p>{message ?? t("form.thanks")}</p>
    </div>
  );
}
