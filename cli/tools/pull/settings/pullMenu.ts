import { CmsError } from "../cmsError.ts";
import { tooMuch } from "../checkDrop.ts";
import type { Pulled } from "../pulled.ts";
import { isTooMany } from "../snapshot/compare.ts";
import type { Around } from "./around.ts";
import { countItems, readMenu } from "./readMenu.ts";

/** The header menu in the words of settings. @throws CmsError for one that has lost too much */
export async function pullMenu({ config, site, pull }: Pulled, { source, before, listed, report, accept }: Around) {
  if (!pull.menu) return undefined;
  const { id = site.config.contentApi?.menuId ?? 0, route = config.network.contentApi?.navigation ?? "" } = pull.menu;
  const menu = readMenu(await source.menu(route, id), listed.findLink);
  const items = menu ? countItems(menu.navigation) : 0;
  const known = before.menu ?? 0;
  if (isTooMany(known - items, known, pull.maxDrop) && !accept)
    throw tooMuch("menu items", known - items, known, pull.maxDrop);
  if (!menu && !accept)
    throw new CmsError(
      `The menu ${id} of the CMS has no item with a title and a link`,
      "Check `pull.menu`, and what the menu route answers: a list of items with `title`, `url` and `child`.",
    );
  for (const { title, url } of menu?.lost ?? [])
    report({
      code: "cms-content",
      severity: "warning",
      message: `The menu's item \`${title}\` leads to no page of the site: ${url}`,
      hint: "Link to a page that is there, or have that one pulled, too.",
      place: site.locate(["pull", "menu"], true),
    });
  return menu;
}
