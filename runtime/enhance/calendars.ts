/** Moves past events into the folded part of a calendar, because the document doesn't depend on the current day. */
export function foldPastEntries(calendar: HTMLElement): void {
  // The current day in the visitor's time zone; the locale `sv` formats dates like ISO 8601.
  const today = new Date().toLocaleDateString("sv");
  const past = calendar.querySelector<HTMLElement>("[data-past]");
  const over = [...calendar.querySelectorAll<HTMLElement>("[data-last]")].filter(
    ({ dataset }) => (dataset["last"] ?? today) < today,
  );
  if (!past || over.length === 0) return;
  past.querySelector("ol")?.append(...over);
  past.hidden = false;
}
