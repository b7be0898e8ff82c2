/** Maximum age of relative dates: 6 days. */
const RELATIVE_FOR = 5184e5;

/** Makes recent short dates relative (docs/behaviour.md, Dates and times). */
export async function tellRecentDates(): Promise<void> {
  const now = Date.now();
  const recent = [...document.querySelectorAll<HTMLTimeElement>("time[data-short]")].filter(
    ({ dateTime }) => now - Date.parse(dateTime) <= RELATIVE_FOR,
  );
  if (recent.length === 0) return;
  const { timeAgo } = await import("../site/days.ts");
  for (const time of recent) time.textContent = timeAgo(time.dateTime, now, document.documentElement.lang);
}

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
