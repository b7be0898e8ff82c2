/** Removes cookies of a provider by the beginnings of their names: on this host, and on the hosts above it. */
export function removeCookies(beginnings: readonly string[]): void {
  for (const pair of document.cookie.split("; ")) {
    const [name = ""] = pair.split("=");
    if (!beginnings.some((beginning) => name.startsWith(beginning))) continue;
    const labels = location.hostname.split(".");
    const domains = labels.map((_, index) => `; domain=${labels.slice(index).join(".")}`);
    for (const domain of ["", ...domains]) document.cookie = `${name}=; path=/; max-age=-1${domain}`;
  }
}
