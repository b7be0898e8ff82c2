import { type ControlState, isDirty } from "./popupRules.ts";

/**
 * Whether the visitor is busy with a form: the focus is in one, an enquiry form has changes, or one was just sent (it
 * is already reset while the thank-you page is loading).
 */
export function isFilling(page: Document): boolean {
  if (page.activeElement?.closest("form") || page.querySelector(".form__sent")) return true;
  const controls = page.querySelectorAll<HTMLElement>("form[data-enquiry] :is(input, select, textarea)");
  return [...controls].some((element) => isDirty(readControl(element)));
}

function readControl(element: HTMLElement): ControlState {
  if (element instanceof HTMLSelectElement) {
    const marked = [...element.options].findIndex(({ defaultSelected }) => defaultSelected);
    return { kind: "select", selectedIndex: element.selectedIndex, defaultIndex: Math.max(marked, 0) };
  }
  if (element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)) {
    return { kind: "check", checked: element.checked, defaultChecked: element.defaultChecked };
  }
  const { value, defaultValue } = element as HTMLInputElement | HTMLTextAreaElement;
  return { kind: "text", value, defaultValue };
}
