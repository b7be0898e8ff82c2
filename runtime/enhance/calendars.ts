/** Moves past events into the folded part of each calendar, because the document doesn't depend on the current day. */
export function foldPastEntries(): void {
  // The current day in the visitor's time zone; the locale `sv` formats dates like ISO 8601.
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
