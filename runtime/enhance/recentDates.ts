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
