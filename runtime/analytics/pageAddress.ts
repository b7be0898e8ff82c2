/** Campaign parameters of advertisements and newsletters. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid)$/;

/** The page's URL, with only the campaign parameters of its query, so that nothing typed by the visitor is in it. */
export function pageAddress(): string {
  const { origin, pathname, search } = location;
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name))).toString();
  return origin + pathname + (kept && `?${kept}`);
}
