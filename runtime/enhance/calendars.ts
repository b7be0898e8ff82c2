/** Puts what is over into the folded part of each calendar. The document can't know: it is the same on every day. */
export function foldPastEntries(): void {
  // The visitor's own day: `sv` writes dates as ISO 8601 does.
  const today = new Date().toLocaleDateString("sv");
  for (const calendar of document.querySelectorAll("[data-calendar]")) {
    const past = calendar.querySelector<HTMLElement>("[data-past]");
    const over = [...calendar.querySelectorAll<HTMLElement>("[data-last]")].filter(
      ({ dataset }) => (dataset["last"] ?? today) < today,
    );
    if (!past || over.length === 0) continue;
    past.querySelector("ol")?.append(...over);
    past.hidden = false;
  }
}
