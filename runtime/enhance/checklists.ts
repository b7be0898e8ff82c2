import { orUndefined } from "../page/storage.ts";
import { CHECKLIST_KEY } from "../site/browserStorage.ts";

/** Stores and counts the ticks of checklists. Without scripts the boxes can be ticked, but aren't stored. */
export function enhanceChecklists(signal: AbortSignal): void {
  const path = location.pathname;
  const kept = new Set(readTicks(path));
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>("[data-checklist] input")];
  // Items may have been ticked before this code was loaded.
  for (const box of boxes()) box.checked ||= kept.has(box.name);
  const ticked = () => boxes().filter(({ checked }) => checked);
  const keep = () =>
    keepTicks(
      path,
      ticked().map(({ name }) => name),
    );
  keep();
  for (const list of document.querySelectorAll<HTMLElement>("[data-checklist]")) {
    const update = countTicks(list);
    const change = () => {
      update();
      keep();
    };
    update();
    list.addEventListener("change", change, { signal });
    onClick(list, "[data-clear]", signal, () => {
      for (const box of list.querySelectorAll("input")) box.checked = false;
      change();
      // The button is disabled now and loses the focus.
      list.querySelector("input")?.focus();
    });
    onClick(list, "[data-print]", signal, () => printAlone(list));
    list.querySelector("[data-tools]")?.removeAttribute("hidden");
  }
}

/** Returns a function that updates the number of ticked items of a list. */
function countTicks(list: HTMLElement): () => void {
  const boxes = [...list.querySelectorAll("input")];
  const done = list.querySelector("[data-done]");
  const bar = list.querySelector("progress");
  const clear = list.querySelector<HTMLButtonElement>("[data-clear]");
  const numbers = new Intl.NumberFormat(document.documentElement.lang);
  return () => {
    const count = boxes.filter(({ checked }) => checked).length;
    if (done) done.textContent = numbers.format(count);
    if (bar) bar.value = count;
    if (clear) clear.disabled = count === 0;
  };
}

/** Prints the section of a list without the rest of its page (`styles/_print.scss`). */
function printAlone(list: HTMLElement): void {
  const section = list.closest("section") ?? list;
  section.setAttribute("data-printed", "");
  addEventListener("afterprint", () => section.removeAttribute("data-printed"), { once: true });
  print();
}

function onClick(list: HTMLElement, selector: string, signal: AbortSignal, run: () => void): void {
  list.querySelector(selector)?.addEventListener("click", run, { signal });
}

/** Names of ticked items on a page. */
export function readTicks(path: string): string[] {
  return readAll()[path] ?? [];
}

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
  const stored = orUndefined(() => JSON.parse(localStorage.getItem(CHECKLIST_KEY) ?? "{}") as unknown);
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, names]) => Array.isArray(names)));
}
