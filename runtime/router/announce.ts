let announcer: HTMLElement | undefined;

/** Adds the element whose text screen readers read out. It has to be there before its text changes. */
export function addAnnouncer(): void {
  announcer = Object.assign(document.createElement("div"), { className: "visually-hidden" });
  announcer.setAttribute("aria-live", "assertive");
  document.body.append(announcer);
}

/** Has a text read out: the title of a page that was not loaded, which no browser announces. */
export function announce(text: string): void {
  if (announcer) announcer.textContent = text;
}
