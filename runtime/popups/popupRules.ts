/** When popups open by themselves (spec section 9), as pure functions. */

/** True once the page is scrolled past its height divided by the layout's divisor. */
export const isScrolledPast = (scrollY: number, scrollHeight: number, divisor: number): boolean =>
  scrollY > scrollHeight / divisor;

/** True for the mouse leaving the window through its top; `related` is what it goes to, nothing outside the page. */
export const leavesThroughTop = (clientY: number, related: EventTarget | null): boolean =>
  related === null && clientY <= 0;

/** What a popup depends on besides its trigger. */
export interface Surroundings {
  /** The popup's cookie is there: it has been shown. */
  seen: boolean;
  /** A modal is open. */
  modalOpen: boolean;
  /** The visitor is filling in a form. */
  filling: boolean;
}

/** Never a second time, never two at once, never over a form that is being filled in. */
export const mayOpen = ({ seen, modalOpen, filling }: Surroundings): boolean => !seen && !modalOpen && !filling;

/** A lifetime in seconds as js-cookie wants it, in days. */
export const cookieDays = (seconds: number): number => seconds / 86400;

/** The part of a form control that tells whether it was touched. */
export type ControlState =
  | { kind: "text"; value: string; defaultValue: string }
  | { kind: "check"; checked: boolean; defaultChecked: boolean }
  | { kind: "select"; selectedIndex: number; defaultIndex: number };

/** True when a control no longer holds what the document gave it. */
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
