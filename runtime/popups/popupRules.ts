// Rules for popups (docs/behaviour.md, Popups), as pure functions.

/** Conditions for a popup besides its trigger. */
export interface Surroundings {
  /** The popup was shown before. */
  seen: boolean;
  modalOpen: boolean;
  /** The visitor is filling in a form. */
  filling: boolean;
  /** The visitor has sent a form in this visit. */
  sent: boolean;
}

/** A popup opens only once, and not over another modal, while a form is being filled in, or after one was sent. */
export const mayOpen = ({ seen, modalOpen, filling, sent }: Surroundings): boolean =>
  !seen && !modalOpen && !filling && !sent;

/** Converts seconds to days, which js-cookie expects. */
export const cookieDays = (seconds: number): number => seconds / 86400;

/** The current and default state of a form control. */
export type ControlState =
  | { kind: "text"; value: string; defaultValue: string }
  | { kind: "check"; checked: boolean; defaultChecked: boolean }
  | { kind: "select"; selectedIndex: number; defaultIndex: number };

/** Whether a control's value differs from its default in the document. */
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
