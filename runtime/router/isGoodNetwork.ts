import { connection } from "../page/connection.ts";

/** Longest answer of a good network to the request of the page itself, in milliseconds. */
const GOOD_ANSWER_MS = 400;

/** True when pages can be fetched before anybody asks for them. Where the browser tells nothing, the first answer decides. */
export function isGoodNetwork(): boolean {
  const { saveData, effectiveType } = connection();
  if (saveData) return false;
  if (effectiveType) return effectiveType === "4g";
  const [page] = performance.getEntriesByType("navigation");
  return page instanceof PerformanceNavigationTiming && page.responseStart - page.requestStart < GOOD_ANSWER_MS;
}
