import { useSite } from "../page/context.tsx";
import { useText } from "../page/text.ts";

/** Opens the privacy choices again, to change or withdraw them; nothing where visitors are not counted. */
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
