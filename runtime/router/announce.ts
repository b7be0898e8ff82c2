let announcer: HTMLElement | undefined;

/** Adds a live region. It has to exist before its text changes. */
export function addAnnouncer(): void {
  announcer = Object.assign(document.createElement("div"), { className: "visually-hidden" });
  announcer.setAttribute("aria-live", "assertive");
  document.body.append(announcer);
}

/** Makes screen readers announce a text: browsers don't announce the titles of pages that the router shows. */
export function announce(text: string): void {
  if (announcer) announcer.textContent = text;
}
