/** A host name with `www.` added or removed; undefined for another subdomain. */
export function twinName(name: string): string | undefined {
  if (name.startsWith("www.")) return name.slice(4);
  return name.split(".").length === 2 ? `www.${name}` : undefined;
}
