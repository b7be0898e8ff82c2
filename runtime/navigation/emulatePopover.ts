/**
 * Replaces the popover attribute in browsers without it (Safari before 17): buttons, click outside, Esc, `hidePopover`
 * and the `toggle` event. The open state is the class `is-open`.
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
