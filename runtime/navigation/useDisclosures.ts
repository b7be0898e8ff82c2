import { type RefObject, useEffect } from "react";

/** Breakpoint: on wider screens a row with dropdown panels, otherwise an accordion in the drawer. */
export const ROW = "(min-width: 1200px)";

/** How long a panel stays open after the mouse has left, because it may cross a gap on its way to the panel. */
const CLOSE_AFTER_MS = 180;

interface Options {
  /** Media query for dropdowns. Otherwise the disclosures are an accordion, which stays open. */
  dropdownsWhen?: string;
  /** Whether hovering over a title opens its panel. */
  hover?: boolean;
}

/**
 * Makes dropdowns of native `<details>` below `root`: Esc closes and returns the focus to the title, a click or focus
 * elsewhere closes, and hovering opens. Without scripts they open by click.
 */
export function useDisclosures(
  root: RefObject<HTMLElement | null>,
  { dropdownsWhen = "all", hover = false }: Options = {},
): void {
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const stop = new AbortController();
    const media = matchMedia(dropdownsWhen);
    closeOutside(element, media, stop.signal);
    closeOnEscape(element, media, stop.signal);
    if (hover) openOnHover(element, media, stop.signal);
    return () => stop.abort();
  }, [root, dropdownsWhen, hover]);
}

const openIn = (element: HTMLElement) => [...element.querySelectorAll<HTMLDetailsElement>("details[open]")];

function closeOutside(element: HTMLElement, media: MediaQueryList, signal: AbortSignal): void {
  const close = ({ target }: Event) => {
    if (!media.matches) return;
    for (const details of openIn(element)) if (!details.contains(target as Node)) details.open = false;
  };
  document.addEventListener("click", close, { signal });
  document.addEventListener("focusin", close, { signal });
}

function closeOnEscape(element: HTMLElement, media: MediaQueryList, signal: AbortSignal): void {
  document.addEventListener(
    "keydown",
    (event) => {
      const open = openIn(element);
      if (event.key !== "Escape" || !media.matches || !open.length) return;
      const innermost = open.findLast((details) => details.contains(event.target as Node));
      if (!innermost) {
        for (const details of open) details.open = false;
        return;
      }
      event.preventDefault();
      innermost.open = false;
      innermost.querySelector("summary")?.focus();
    },
    { signal },
  );
}

/** Opens outermost disclosures on hover. Nested ones open by click. */
function openOnHover(element: HTMLElement, media: MediaQueryList, signal: AbortSignal): void {
  const pointer = matchMedia("(hover: hover) and (pointer: fine)");
  let current: HTMLDetailsElement | undefined;
  let justOpened = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  element.addEventListener(
    "pointerover",
    ({ pointerType, target }) => {
      if (!media.matches || !pointer.matches || pointerType !== "mouse") return;
      clearTimeout(leaving);
      const details = outermost(target as Element, element);
      if (details === current) return;
      if (current) current.open = false;
      current = details;
      justOpened = details !== undefined && !details.open;
      if (details) details.open = true;
    },
    { signal },
  );

  element.addEventListener(
    "pointerleave",
    () => {
      leaving = setTimeout(() => {
        if (current) current.open = false;
        current = undefined;
      }, CLOSE_AFTER_MS);
    },
    { signal },
  );

  // A click after a hover would close the panel that the hover has just opened.
  element.addEventListener(
    "click",
    (event) => {
      const title = (event.target as Element).closest("summary");
      if (justOpened && title && title.parentElement === current) event.preventDefault();
      justOpened = false;
    },
    { signal },
  );
}

function outermost(target: Element, root: HTMLElement): HTMLDetailsElement | undefined {
  let found: HTMLDetailsElement | undefined;
  for (let node: Element | null = target; node && node !== root; node = node.parentElement) {
    if (node instanceof HTMLDetailsElement) found = node;
  }
  return found;
}

/** Delay before the mobile menu closes after a choice. */
const CLOSE_MS = 1000;

/**
 * Closes the mobile menu shortly after a choice, and when the window becomes wide. The browser does the rest, also
 * without scripts: the toggle opens the dialog, the focus stays inside, and Esc, a click outside or a button close it.
 */
export function useDrawer(drawer: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = drawer.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    let closing: ReturnType<typeof setTimeout> | undefined;
    const row = matchMedia(ROW);
    row.addEventListener("change", () => row.matches && element.close(), { signal });
    element.addEventListener("close", () => clearTimeout(closing), { signal });
    element.addEventListener(
      "click",
      (event) => {
        const target = event.target as Element;
        // For browsers without `closedby`.
        if (target === element && isBeside(event, element)) element.close();
        else if (element.open && target.closest("a[href]")) closing = setTimeout(() => element.close(), CLOSE_MS);
      },
      { signal },
    );
    return () => {
      clearTimeout(closing);
      stop.abort();
    };
  }, [drawer]);
}

/** Whether a click is on a dialog's backdrop, whose event target is the dialog. */
function isBeside({ clientX, clientY }: MouseEvent, dialog: Element): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
