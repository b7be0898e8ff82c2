/** Reads an address; undefined where it is none. */
export const urlOf = (address: string, base?: string): URL | undefined =>
  URL.canParse(address, base) ? new URL(address, base) : undefined;

/** What is wrong with an address that has to be absolute, as other programs read it; undefined where nothing is. */
export function addressFault(address: string): string | undefined {
  const url = urlOf(address);
  if (!url) return `\`${address}\` is no absolute address`;
  if (url.protocol !== "https:") return `\`${address}\` is not https`;
  return url.href === address ? undefined : `\`${address}\` is not written as browsers write it: ${url.href}`;
}

/** Of a page: it has neither query nor fragment. */
export function pageAddressFault(address: string): string | undefined {
  return addressFault(address) ?? (/[?#]/.test(address) ? `\`${address}\` has a query or a fragment` : undefined);
}
