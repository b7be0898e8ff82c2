import type { ModalConfig } from "../site/modals.ts";

interface Dialog {
  id: string;
  size: ModalConfig["size"];
  /** False: only its button closes it, not Esc or a click on the backdrop. */
  dismissable: boolean;
}

/** Attributes of a modal's element, with or without content. */
export const dialogAttributes = ({ id, size, dismissable }: Dialog) => ({
  id,
  className: `modal modal--${size}`,
  closedby: dismissable ? undefined : ("none" as const),
});
