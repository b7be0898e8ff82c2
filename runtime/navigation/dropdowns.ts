import { ROW } from "./Menu.tsx";

/** Starts what the header's dropdowns and drawer do besides opening, which needs no scripts. */
export function startHeader(header: HTMLElement, signal: AbortSignal): void {
  for (const dropdown of header.querySelectorAll<HTMLElement>(".flag-menu")) startDropdowns(dropdown, signal);
  const menu = header.querySelector<HTMLElement>(".menu");
  if (menu) startDropdowns(menu, signal, { dropdownsWhen: ROW, hover: true });
  const drawer = header.querySelector("dialog");
  if (drawer) startDrawer(drawer, signal);
}

interface Options {
  /** Media query for dropdowns. Otherwise the disclosures are an accordion, which stays open. */
  dropdownsWhen?: string;
  /** Whether hovering over a title opens its panel. */
  hover?: boolean;
}

/**
 * Makes dropdowns of native `<details>` below an element: Esc closes and returns the focus to the title, a click or focus
 * elsewhere closes, and hovering opens.
 */
export function startDropdowns(
  element: HTMLElement,
  signal: AbortSignal,
  { dropdownsWhen = "all", hover = false }: Options = {},
): void {
  const media = matchMedia(dropdownsWhen);
  closeOutside(element, media, signal);
  closeOnEscape(element, media, signal);
  if (hover) openOnHover(element, media, signal);
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
  const close = (event: KeyboardEvent) => {
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
  };
  document.addEventListener("keydown", close, { signal });
}

/** How long a panel stays open after the mouse has left, because it may cross a gap on its way to the panel. */
const CLOSE_AFTER_MS = 180;

/** Opens outermost disclosures on hover. Nested ones open by click. */
function openOnHover(element: HTMLElement, media: MediaQueryList, signal: AbortSignal): void {
  const pointer = matchMedia("(hover: hover) and (pointer: fine)");
  let current: HTMLDetailsElement | undefined;
  let justOpened = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const enter = (target: Element) => {
    if (!media.matches || !pointer.matches) return;
    clearTimeout(leaving);
    const details = outermost(target, element);
    if (details === current) return;
    if (current) current.open = false;
    current = details;
    justOpened = details !== undefined && !details.open;
    if (details) details.open = true;
  };
  const onOver = ({ pointerType, target }: PointerEvent) => {
    if (pointerType === "mouse") enter(target as Element);
  };
  const close = () => {
    if (current) current.open = false;
    current = undefined;
  };
  const onLeave = () => (leaving = setTimeout(close, CLOSE_AFTER_MS));
  // A click after a hover would close the panel that the hover has just opened.
  const onClick = (event: MouseEvent) => {
    const title = (event.target as Element).closest("summary");
    if (justOpened && title && title.parentElement === current) event.preventDefault();
    justOpened = false;
  };
  element.addEventListener("pointerover", onOver, { signal });
  element.addEventListener("pointerleave", onLeave, { signal });
  element.addEventListener("click", onClick, { signal });
  // The mouse may be there already.
  const hovered = [...element.querySelectorAll(":hover")].at(-1);
  if (hovered) enter(hovered);
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
 * Closes the drawer shortly after a choice, and when the window becomes wide. The browser does the rest, also without
 * scripts: the toggle opens the dialog, the focus stays inside, and Esc, a click outside or a button close it.
 */
export function startDrawer(drawer: HTMLDialogElement, signal: AbortSignal): void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  const row = matchMedia(ROW);
  const stop = () => clearTimeout(closing);
  row.addEventListener("change", () => row.matches && drawer.close(), { signal });
  drawer.addEventListener("close", stop, { signal });
  signal.addEventListener("abort", stop);
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    // For browsers without `closedby`.
    if (target === drawer && isBeside(event, drawer)) drawer.close();
    else if (drawer.open && target.closest("a[href]")) closing = setTimeout(() => drawer.close(), CLOSE_MS);
  };
  drawer.addEventListener("click", onClick, { signal });
}

/** Whether a click is on a dialog's backdrop, whose event target is the dialog. */
function isBeside({ clientX, clientY }: MouseEvent, dialog: Element): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
