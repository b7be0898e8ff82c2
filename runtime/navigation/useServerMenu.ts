import { useEffect } from "react";
import { askApi } from "../content/askApi.ts";
import { setContent, useStored } from "../content/contentStore.ts";
import { useSite } from "../page/context.tsx";
import type { MenuItem } from "../site/menu.ts";
import { parseMenu } from "../site/parseMenu.ts";
import type { SiteData } from "../site/site.ts";

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
