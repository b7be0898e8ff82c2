import type { ServedSite } from "./sites.ts";

/** Where the preview has an address: a country with a host of its own is below its name, what is on the network's `www.` is not. */
export function previewOf({ origin }: ServedSite, address: string): string {
  const { pathname, hostname } = new URL(address, "https://www.example.com");
  return (hostname.startsWith("www.") ? origin : origin.replace("localhost", `${hostname}.localhost`)) + pathname;
}
