/** When popups open by themselves (docs/behaviour.md, Popups), as pure functions. */

/** What a popup depends on besides its trigger. */
export interface Surroundings {
  /** The popup has been shown: its cookie exists. */
  seen: boolean;
  /** A modal is open. */
  modalOpen: boolean;
  /** The visitor is filling in a form. */
  filling: boolean;
  /** The visitor has sent a form in this visit. */
  sent: boolean;
}

/** A popup opens once, never over another modal, never while a form is being filled in, and never after one was sent. */
export const mayOpen = ({ seen, modalOpen, filling, sent }: Surroundings): boolean =>
  !seen && !modalOpen && !filling && !sent;

/** Converts a lifetime in seconds to days, which js-cookie expects. */
export const cookieDays = (seconds: number): number => seconds / 86400;

/** The part of a form control that shows whether it was changed. */
export type ControlState =
  | { kind: "text"; value: string; defaultValue: string }
  | { kind: "check"; checked: boolean; defaultChecked: boolean }
  | { kind: "select"; selectedIndex: number; defaultIndex: number };

/** True when a control no longer has the value that the document gave it. */
export function isDirty(control: ControlState): boolean {
  switch (control.kind) {
    case "text":
      return control.value !== control.defaultValue;
    case "check":
      return control.checked !== control.defaultChecked;
    case "select":
      return control.selectedIndex !== control.defaultIndex;
  }
}
