import { escapeHtml } from "../../runtime/site/html.ts";
import { type ApiData, localAddresses } from "./contentApi.ts";

/** Puts the embedded API's addresses in place of the configured ones, in a page or in data. */
export function useLocalApi(text: string, api: ApiData): string {
  const local = localAddresses(api);
  let changed = text;
  // In quotation marks: one address may begin like another.
  for (const [url, address] of [...local.forms, ...local.counters])
    for (const written of [`"${url}"`, `"${escapeHtml(url)}"`, escapeHtml(`"${url}"`)])
      changed = changed.replaceAll(written, written.startsWith('"') ? `"${address}"` : escapeHtml(`"${address}"`));
  if (api.base !== undefined && local.base !== undefined) changed = changed.replaceAll(api.base, local.base);
  if (api.geoIpUrl !== undefined && local.geoIp !== undefined) changed = changed.replaceAll(api.geoIpUrl, local.geoIp);
  if (api.notFoundLog !== undefined && local.notFoundLog !== undefined)
    changed = changed.replaceAll(`"${api.notFoundLog}"`, `"${local.notFoundLog}"`);
  return changed;
}
