import { escapeHtml } from "../../runtime/site/html.ts";
import { type ApiData, localAddresses } from "./contentApi.ts";

/** Puts the embedded API's addresses in place of the configured ones, in a page or in data. */
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

/** In quotation marks, because one address may begin like another; a form's own address may have a parameter more. */
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
