import { useEffect } from "react";
import { useLayout, useSite } from "../page/context.tsx";
import { setContent, useStored } from "./contentStore.ts";
import type { MenuItem } from "../site/menu.ts";
import { parseMenu } from "../site/parseMenu.ts";
import type { SiteData } from "../site/site.ts";

/**
 * In layouts with `detectCountry`, puts the visitor's country code into the content store once the page is hydrated.
 */
export function useDetectedCountry(): void {
  const { url, timeoutMs = 0 } = useSite().geoIp ?? {};
  const { detectCountry: wanted } = useLayout();
  useEffect(() => {
    if (!wanted || url === undefined) return;
    void import("../site/detectCountry.ts")
      .then(({ detectCountry }) => detectCountry(url, timeoutMs))
      .then((countryCode) => countryCode && setContent({ countryCode }), ignore);
  }, [wanted, url, timeoutMs]);
}

function ignore() {
  // Offline: `detectCountry` couldn't be loaded. Nothing depends on its result.
}

/** Timeout of requests to the content API. */
const TIMEOUT_MS = 8000;

/**
 * Requests JSON of the content API, without credentials. Undefined after a failure or timeout, and for invalid JSON.
 */
export async function askApi(address: string): Promise<unknown> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
  try {
    const response = await fetch(address, { signal: stop.signal, credentials: "omit" });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The header menu: first the one in the page, then the content API's if it is valid and different. After failures,
 * timeouts and invalid responses it stays unchanged.
 */
export function useServerMenu(): MenuItem[] {
  const site = useSite();
  const menu = useStored((content) => content.menu);
  useEffect(() => void requestMenu(site), [site]);
  return menu ?? site.menu;
}

let asked: SiteData | undefined;

/** Requests the header menu, once. */
export async function requestMenu(site: SiteData): Promise<void> {
  if (asked === site) return;
  asked = site;
  const menu = await loadMenu(site, site.menuId);
  if (menu && JSON.stringify(menu) !== JSON.stringify(site.menu)) setContent({ menu });
}

/** Requests a menu from the content API. Undefined if it has none. */
export async function loadMenu({ contentApi }: SiteData, id: number | undefined): Promise<MenuItem[] | undefined> {
  if (!contentApi || id === undefined) return undefined;
  const answer = await askApi(`${contentApi.base}/${contentApi.navigation}/menu/${id}`);
  return parseMenu(answer, { ...contentApi, hosts: [...contentApi.hosts, location.host] });
}
