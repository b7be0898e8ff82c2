import { RELATIVE_FOR } from "./relativeFor.ts";

/** Writes how long ago it was into the page's short timestamps, as long as they are recent (spec section 9). */
export async function tellRecentTimes(now: number): Promise<void> {
  const times = [...document.querySelectorAll<HTMLTimeElement>("time[data-short]")];
  const recent = times.filter(({ dateTime }) => now - Date.parse(dateTime) <= RELATIVE_FOR);
  if (recent.length === 0) return;
  try {
    const { shortTimestamp } = await import("./shortTimestamp.ts");
    for (const time of recent) time.textContent = shortTimestamp(time.dateTime, now);
  } catch {
    // Offline: the dates themselves are as true.
  }
}
