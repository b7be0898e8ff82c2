interface Dialog {
  id: string;
  /** False: only its button closes it, not Esc or a click on the backdrop. */
  dismissable: boolean;
}

/** Attributes of a modal's element, with or without content. Only with content it has styles. */
export const dialogAttributes = ({ id, dismissable }: Dialog) => ({
  id,
  closedby: dismissable ? undefined : ("none" as const),
});
