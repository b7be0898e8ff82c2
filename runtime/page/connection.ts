/** What a browser tells about the network (https://wicg.github.io/netinfo/). Safari and Firefox tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** The visitor has asked to be sparing with data. */
export const savesData = (): boolean => connection().saveData === true;

/** What is not asked for is not worth loading: the visitor saves data, or the network is very slow. */
export const isScarce = (): boolean => savesData() || /2g/.test(connection().effectiveType ?? "");

/** Longest answer of a good network to the request of the page itself, in milliseconds. */
const GOOD_ANSWER_MS = 400;

/** Pages can be fetched before anybody asks for them. Where the browser tells nothing, how fast this one came decides. */
export function isGood(): boolean {
  const { saveData, effectiveType } = connection();
  if (saveData) return false;
  if (effectiveType) return effectiveType === "4g";
  const [page] = performance.getEntriesByType("navigation");
  return page instanceof PerformanceNavigationTiming && page.responseStart - page.requestStart < GOOD_ANSWER_MS;
}
