/** Parameters by which advertisements and newsletters say what they are. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid)$/;

/** The page's address without what a visitor may have typed: of its query only what campaigns add. */
export function pageAddress(): string {
  const { origin, pathname, search } = location;
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => CAMPAIGN.test(name))).toString();
  return origin + pathname + (kept && `?${kept}`);
}
