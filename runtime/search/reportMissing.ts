/** Addresses that have been reported by this document. */
const reported = new Set<string>();

/** Reports the address of this document, which is not there, and where the link to it was: both without queries, and nothing about the visitor. */
export function reportMissing(log: string): void {
  const path = location.pathname;
  if (reported.has(path)) return;
  reported.add(path);
  // As text: an answer to JSON from another host would have to be allowed by that first.
  navigator.sendBeacon(log, JSON.stringify({ path, referrer: withoutQuery(document.referrer) }));
}

function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return "";
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
