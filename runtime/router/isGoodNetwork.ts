import { connection } from "../page/connection.ts";

/** On a good network the response to the page's own request starts within this time. */
const GOOD_ANSWER_MS = 400;

/** Whether pages may be prefetched. In browsers without network information, the first response time decides. */
export function isGoodNetwork(): boolean {
  const { saveData, effectiveType } = connection();
  if (saveData) return false;
  if (effectiveType) return effectiveType === "4g";
  const [page] = performance.getEntriesByType("navigation");
  return page instanceof PerformanceNavigationTiming && page.responseStart - page.requestStart < GOOD_ANSWER_MS;
}
