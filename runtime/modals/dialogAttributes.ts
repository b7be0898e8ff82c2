import type { ModalConfig } from "../site/modals.ts";

interface Dialog {
  id: string;
  size: ModalConfig["size"];
  /** False: only its button closes it, not Esc or a click beside it. */
  dismissable: boolean;
}

/** Attributes of a modal's element, whether its content is there or not. */
export const dialogAttributes = ({ id, size, dismissable }: Dialog) => ({
  id,
  className: `modal modal--${size}`,
  closedby: dismissable ? undefined : ("none" as const),
});
