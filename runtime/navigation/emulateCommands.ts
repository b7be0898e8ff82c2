/** Polyfill for `commandfor` buttons of dialogs: Safari before 26.2, Firefox before 144, Chrome before 135. */
export function emulateCommands(): void {
  if ("command" in HTMLButtonElement.prototype) return;
  document.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (button?.getAttribute("command") === "close") dialog.close();
    else if (!dialog.open) dialog.showModal();
  });
}
