import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";

/** A button that reopens the privacy choices; nothing if visitors aren't counted. */
export function PrivacyChoices() {
  const { privacy } = useSite();
  const t = useText();
  return (
    privacy && (
      <p className="privacy-choices">
        <button className="privacy-choices__open" type="button" data-privacy="open">
          {t("privacy.open")}
        </button>
      </p>
    )
  );
}
