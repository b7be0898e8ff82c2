import type { Words } from "../site/words.ts";

/** Ids of the symbols in `icons.svg`, without `icon_`. */
export type IconName = Words<
  | "arrow calendar chat check chevron clock close globe help mail menu pause phone pin search up video"
  | "facebook instagram linkedin whatsapp youtube"
>;

type Props = { name: IconName; className?: string };

/** An icon of the document's sprite. It is decoration: the text beside it or the control's label carries the meaning. */
export const Icon = ({ name, className }: Props) => (
  <svg className={className ? `icon ${className}` : "icon"} width="20" height="20" aria-hidden="true" focusable="false">
    <use href={`#icon_${name}`} />
  </svg>
);
