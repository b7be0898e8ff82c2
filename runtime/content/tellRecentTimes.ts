import { RELATIVE_FOR } from "./relativeFor.ts";

/** Replaces the page's recent short timestamps by how long ago they are (docs/behaviour.md, Dates and times). */
export async function tellRecentTimes(now: number): Promise<void> {
  const times = [...document.querySelectorAll<HTMLTimeElement>("time[data-short]")];
  const recent = times.filter(({ dateTime }) => now - Date.parse(dateTime) <= RELATIVE_FOR);
  if (recent.length === 0) return;
  try {
    const { shortTimestamp } = await import("./shortTimestamp.ts");
    for (const time of recent) time.textContent = shortTimestamp(time.dateTime, now, document.documentElement.lang);
  } catch {
    // Offline: the dates stay absolute.
  }
}
