import { type RefObject, useEffect, useRef } from "react";
import { useContent } from "../content/contentStore.ts";
import type { DialCode } from "../site/forms.ts";

/**
 * Preselects the dial code of the country where the visitor is, in layouts that look it up. It does not change a choice
 * that the visitor has made.
 */
export function useDetectedDialCode(dialCodes: readonly DialCode[]): RefObject<HTMLSelectElement | null> {
  const picker = useRef<HTMLSelectElement>(null);
  const countryCode = useContent((content) => content.countryCode);
  useEffect(() => {
    const index = dialCodes.findIndex(({ country }) => country !== undefined && country === countryCode);
    const select = picker.current;
    // An empty choice may come before the codes.
    if (select && index >= 0) preselect(select, index + select.options.length - dialCodes.length);
  }, [dialCodes, countryCode]);
  return picker;
}

/** Makes an option the default: the form returns to it when it is reset, and it is not taken for the visitor's choice. */
function preselect(select: HTMLSelectElement, index: number): void {
  const { selectedIndex } = select;
  const options = [...select.options];
  const untouched = options[selectedIndex]?.defaultSelected ?? false;
  for (const [at, option] of options.entries()) option.defaultSelected = at === index;
  // The browser has selected the new default.
  select.selectedIndex = untouched ? index : selectedIndex;
}
