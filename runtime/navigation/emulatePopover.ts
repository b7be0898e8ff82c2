/**
 * Stands in for the popover attribute in browsers that don't know it (Safari before 17): its buttons, the click outside,
 * Esc, `hidePopover` and the `toggle` event, by the class `is-open`.
 */
export function emulatePopover(element: HTMLElement, signal: AbortSignal): void {
  const isOpen = () => element.classList.contains("is-open");
  const set = (open: boolean) => {
    if (open === isOpen()) return;
    element.classList.toggle("is-open", open);
    element.dispatchEvent(new Event("toggle"));
  };
  element.hidePopover = () => set(false);
  document.addEventListener(
    "click",
    ({ target }) => {
      const button = (target as Element).closest(`[popovertarget="${element.id}"]`);
      if (button) set(button.getAttribute("popovertargetaction") !== "hide" && !isOpen());
      else if (!element.contains(target as Node)) set(false);
    },
    { signal },
  );
  document.addEventListener("keydown", ({ key }) => key === "Escape" && set(false), { signal });
}
