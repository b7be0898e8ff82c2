import { useEffect } from "react";
import { useSite } from "../page/context.tsx";
import { setContent, useContent } from "../content/contentStore.ts";
import type { MenuItem } from "../site/menu.ts";
import type { SiteData } from "../site/site.ts";
import { parseMenu } from "../site/parseMenu.ts";

/** How long the menu may take to load, in milliseconds. */
const TIMEOUT_MS = 8000;

/**
 * The header menu: first the one in the page, then the content API's when that is valid and different. After a failure, an
 * invalid or a late answer it stays unchanged.
 */
export function useServerMenu(): MenuItem[] {
  const site = useSite();
  const menu = useContent((content) => content.menu);
  useEffect(() => {
    const address = menuAddress(site);
    if (address === undefined) return;
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), TIMEOUT_MS);
    void updateMenu(site, address, stop.signal);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [site]);
  return menu ?? site.menu;
}

/** Where the content API has the menu; undefined where it has none. */
const menuAddress = ({ contentApi, menuId }: SiteData): string | undefined =>
  contentApi && menuId !== undefined ? `${contentApi.base}/${contentApi.navigation}/menu/${menuId}` : undefined;

async function updateMenu(site: SiteData, address: string, signal: AbortSignal): Promise<void> {
  const menu = await loadMenu(address, site.contentApi, signal);
  if (menu && !signal.aborted && !isSame(menu, site.menu)) setContent({ menu });
}

async function loadMenu(
  address: string,
  contentApi: SiteData["contentApi"],
  signal: AbortSignal,
): Promise<MenuItem[] | undefined> {
  try {
    const response = await fetch(address, { signal, credentials: "omit" });
    if (!response.ok) return undefined;
    return parseMenu(await response.json(), { ...contentApi, hosts: [...(contentApi?.hosts ?? []), location.host] });
  } catch {
    return undefined;
  }
}

const isSame = (a: MenuItem[], b: MenuItem[]): boolean => JSON.stringify(a) === JSON.stringify(b);
