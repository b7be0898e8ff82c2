/** The name that visitors type for a host beside its own: with `www.` or without; undefined where the host is one of many of a domain. */
export function twinName(name: string): string | undefined {
  if (name.startsWith("www.")) return name.slice(4);
  return name.split(".").length === 2 ? `www.${name}` : undefined;
}
