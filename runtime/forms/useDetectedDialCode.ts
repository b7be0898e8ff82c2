import { type RefObject, useEffect, useRef } from "react";
import { useContent } from "../content/contentStore.ts";
import type { DialCode } from "../site/enquiry.ts";

/**
 * Lets a picker of dial codes begin with the code of where the visitor is, in layouts that look it up (spec section 7).
 * A choice that the visitor has made stands.
 */
export function useDetectedDialCode(dialCodes: readonly DialCode[]): RefObject<HTMLSelectElement | null> {
  const picker = useRef<HTMLSelectElement>(null);
  const countryCode = useContent((content) => content.countryCode);
  useEffect(() => {
    const index = dialCodes.findIndex(({ country }) => country === countryCode);
    if (picker.current && index >= 0) preselect(picker.current, index);
  }, [dialCodes, countryCode]);
  return picker;
}

/** Makes an option the default: a reset form comes back to it, and it does not count as the visitor's own choice. */
function preselect(select: HTMLSelectElement, index: number): void {
  const { selectedIndex } = select;
  const options = [...select.options];
  const untouched = options[selectedIndex]?.defaultSelected ?? false;
  for (const [at, option] of options.entries()) option.defaultSelected = at === index;
  // A new default is selected by the browser.
  select.selectedIndex = untouched ? index : selectedIndex;
}
