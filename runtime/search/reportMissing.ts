/** URLs that this document has reported. */
const reported = new Set<string>();

/** Reports the missing URL and its referrer, both without query, and nothing about the visitor. */
export function reportMissing(log: string): void {
  const path = location.pathname;
  if (reported.has(path)) return;
  reported.add(path);
  // As text, because JSON to another host would need a CORS preflight request.
  navigator.sendBeacon(log, JSON.stringify({ path, referrer: withoutQuery(document.referrer) }));
}

function withoutQuery(address: string): string {
  if (!URL.canParse(address)) return "";
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
