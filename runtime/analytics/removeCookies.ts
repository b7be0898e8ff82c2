import Cookies from "js-cookie";

/** Removes cookies by prefixes of their names, on this host and its parent domains. */
export function removeCookies(beginnings: readonly string[]): void {
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => labels.slice(index).join("."));
  const names = Object.keys(Cookies.get()).filter((name) => beginnings.some((start) => name.startsWith(start)));
  for (const name of names) for (const domain of [undefined, ...domains]) Cookies.remove(name, { domain });
}
