import { ROW } from "./Menu.tsx";

/** Starts what the header's dropdowns and drawer do besides opening, which needs no scripts. */
export function startHeader(header: HTMLElement, signal: AbortSignal): void {
  for (const dropdown of header.querySelectorAll<HTMLElement>(".flag-menu")) startDropdowns(dropdown, signal);
  const menu = header.querySelector<HTMLElement>(".menu");
  if (menu) {
    startDropdowns(menu, signal, ROW);
    openOnHover(menu, signal);
  }
  const drawer = header.querySelector("dialog");
  if (drawer) startDrawer(drawer, signal);
}

/**
 * Makes `<details>` dropdowns while a media query matches: Esc closes and focuses the title, and use elsewhere closes.
 * Otherwise they are an accordion, which stays open.
 */
export function startDropdowns(element: HTMLElement, signal: AbortSignal, query = "all"): void {
  const media = matchMedia(query);
  const listOpen = () => (media.matches ? [...element.querySelectorAll<HTMLDetailsElement>("details[open]")] : []);
  const closeOutside = ({ target }: Event) => {
    for (const details of listOpen()) if (!details.contains(target as Node)) details.open = false;
  };
  document.addEventListener("click", closeOutside, { signal });
  document.addEventListener("focusin", closeOutside, { signal });
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    const innermost = listOpen().findLast((details) => details.contains(event.target as Node));
    if (!innermost) return closeOutside(event);
    event.preventDefault();
    innermost.open = false;
    innermost.querySelector("summary")?.focus();
  };
  document.addEventListener("keydown", closeOnEscape, { signal });
}

/** How long a panel stays open after the mouse has left, because it may cross a gap on its way to the panel. */
const CLOSE_AFTER_MS = 180;

/** Opens outermost disclosures of a row on hover. Nested ones open by click. */
export function openOnHover(element: HTMLElement, signal: AbortSignal): void {
  const media = matchMedia(`${ROW} and (hover: hover) and (pointer: fine)`);
  let current: HTMLDetailsElement | undefined;
  let justOpened = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const enter = (target: Element) => {
    if (!media.matches) return;
    clearTimeout(leaving);
    const details = [...element.querySelectorAll("details")].find((outermost) => outermost.contains(target));
    if (details === current) return;
    close();
    current = details;
    justOpened = details !== undefined && !details.open;
    if (details) details.open = true;
  };
  const close = () => {
    if (current) current.open = false;
    current = undefined;
  };
  const onOver = ({ pointerType, target }: PointerEvent) => pointerType === "mouse" && enter(target as Element);
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

/** Delay before the mobile menu closes after a choice. */
const CLOSE_MS = 1000;

/** Closes the drawer after a choice and in a wide window. The browser does the rest, also without scripts. */
export function startDrawer(drawer: HTMLDialogElement, signal: AbortSignal): void {
  let closing: ReturnType<typeof setTimeout> | undefined;
  const row = matchMedia(ROW);
  const stop = () => clearTimeout(closing);
  row.addEventListener("change", () => row.matches && drawer.close(), { signal });
  drawer.addEventListener("close", stop, { signal });
  signal.addEventListener("abort", stop);
  const onClick = ({ target, clientX, clientY }: MouseEvent) => {
    const { left, right, top, bottom } = drawer.getBoundingClientRect();
    // For browsers without `closedby`: the target of a click on the backdrop is the dialog.
    const isBeside = clientX < left || clientX > right || clientY < top || clientY > bottom;
    if (target === drawer && isBeside) drawer.close();
    else if (drawer.open && (target as Element).closest("a[href]"))
      closing = setTimeout(() => drawer.close(), CLOSE_MS);
  };
  drawer.addEventListener("click", onClick, { signal });
}
