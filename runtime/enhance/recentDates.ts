/** Maximum age of relative dates: 6 days. */
const RELATIVE_FOR = 5184e5;

/** Makes a recent short date relative (docs/behaviour.md, Dates and times). */
export async function tellRecentDate(time: HTMLElement): Promise<void> {
  const date = time.getAttribute("datetime") ?? "";
  const now = Date.now();
  if (now - Date.parse(date) > RELATIVE_FOR) return;
  const { timeAgo } = await import("../site/days.ts");
  time.textContent = timeAgo(date, now, document.documentElement.lang);
}
