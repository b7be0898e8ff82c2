import { useAssetUrl } from "./assetUrl.ts";
import sprite from "./icons.svg?no-inline";

/** Ids of the symbols in `icons.svg`. */
export type IconName =
  | "arrow"
  | "calendar"
  | "chat"
  | "check"
  | "chevron"
  | "clock"
  | "close"
  | "facebook"
  | "globe"
  | "help"
  | "instagram"
  | "linkedin"
  | "mail"
  | "menu"
  | "pause"
  | "phone"
  | "pin"
  | "search"
  | "up"
  | "video"
  | "whatsapp"
  | "youtube";

interface Props {
  name: IconName;
  className?: string;
}

/** An icon of the sprite, as decoration: the text beside it, or the control's label, says what it means. */
export function Icon({ name, className }: Props) {
  const url = useAssetUrl(sprite);
  return (
    <svg
      className={className ? `icon ${className}` : "icon"}
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${url}#${name}`} />
    </svg>
  );
}
