import { escapeHtml } from "../../runtime/site/html.ts";
import { type ApiData, localAddresses } from "./contentApi.ts";

/** Replaces configured URLs by those of the embedded API, in a page or in data. */
export function useLocalApi(text: string, api: ApiData): string {
  const local = localAddresses(api);
  let changed = text;
  for (const [url, address] of [...local.forms, ...local.counters]) changed = replaceAddress(changed, url, address);
  if (api.base !== undefined && local.base !== undefined) changed = changed.replaceAll(api.base, local.base);
  if (api.geoIpUrl !== undefined && local.geoIp !== undefined) changed = changed.replaceAll(api.geoIpUrl, local.geoIp);
  if (api.notFoundLog !== undefined && local.notFoundLog !== undefined)
    changed = changed.replaceAll(`"${api.notFoundLog}"`, `"${local.notFoundLog}"`);
  return changed;
}

/** Replaces a quoted URL (one URL may be a prefix of another), or one that a query with a parameter follows. */
function replaceAddress(text: string, url: string, address: string): string {
  if (url === address) return text;
  let changed = text;
  for (const quote of ['"', "&quot;"])
    for (const written of new Set([url, escapeHtml(url)])) {
      const [first = "", ...others] = changed.split(quote + written);
      changed = first + others.map((after) => quote + withAddress(after)).join("");
      function withAddress(after: string): string {
        if (/^(?:"|&quot;)/.test(after)) return address + after;
        return /^[?&]/.test(after) ? after.replace(/^(?:\?|&amp;|&)/, `${address}?`) : written + after;
      }
    }
  return changed;
}
