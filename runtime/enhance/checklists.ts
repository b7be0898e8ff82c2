import { CHECKLIST_KEY, orUndefined } from "../site/browserStorage.ts";

/** Stores and counts the ticks of a checklist. Without scripts the boxes can be ticked, but aren't stored. */
export function enhanceChecklist(list: HTMLElement, signal: AbortSignal): void {
  const path = location.pathname;
  const kept = readTicks(path);
  // Ticks are stored for all lists of the page together.
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[data-checklist] input")];
  // Items may have been ticked before this code was loaded.
  for (const box of boxes) box.checked ||= kept.includes(box.name);
  const change = () => {
    countTicks(list);
    const ticked = boxes.filter(({ checked }) => checked).map(({ name }) => name);
    keepTicks(path, ticked);
  };
  const clear = () => {
    for (const box of list.querySelectorAll("input")) box.checked = false;
    change();
    // The button is disabled now and loses the focus.
    list.querySelector("input")?.focus();
  };
  change();
  list.addEventListener("change", change, { signal });
  list.querySelector("[data-clear]")?.addEventListener("click", clear, { signal });
  list.querySelector("[data-print]")?.addEventListener("click", () => printAlone(list), { signal });
  list.querySelector("[data-tools]")?.removeAttribute("hidden");
}

function countTicks(list: HTMLElement): void {
  const count = list.querySelectorAll("input:checked").length;
  const shown = new Intl.NumberFormat(document.documentElement.lang).format(count);
  list.querySelector("[data-done]")?.replaceChildren(shown);
  list.querySelector("progress")?.setAttribute("value", String(count));
  list.querySelector("[data-clear]")?.toggleAttribute("disabled", count === 0);
}

/** Prints the section of a list without the rest of its page (`styles/_print.scss`). */
function printAlone(list: HTMLElement): void {
  const section = list.closest("section") ?? list;
  section.setAttribute("data-printed", "");
  addEventListener("afterprint", () => section.removeAttribute("data-printed"), { once: true });
  print();
}

export const readTicks = (path: string): string[] => readAll()[path] ?? [];

/** Stores the ticked items of a page. Pages without ticks have no entry. */
export function keepTicks(path: string, names: readonly string[]): void {
  const { [path]: _, ...others } = readAll();
  const all = names.length > 0 ? { ...others, [path]: names } : others;
  orUndefined(() =>
    Object.keys(all).length > 0
      ? localStorage.setItem(CHECKLIST_KEY, JSON.stringify(all))
      : localStorage.removeItem(CHECKLIST_KEY),
  );
}

/** Parses the stored value, and ignores invalid data. */
function readAll(): Record<string, string[]> {
  const stored = orUndefined(() => JSON.parse(localStorage.getItem(CHECKLIST_KEY) ?? "{}") as object | null);
  return Object.fromEntries(Object.entries(stored ?? {}).filter(([, names]) => Array.isArray(names)));
}
