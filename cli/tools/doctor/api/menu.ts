import type { MenuItem } from "../../../../runtime/site/menu.ts";
import { parseMenu } from "../../../../runtime/site/parseMenu.ts";
import { failed, ok, skipped, warning, type Check, type Subject } from "../check.ts";
import { isReserved, reservedReason } from "../reserved.ts";
import { corsHint, isAllowed } from "./cors.ts";
import { serviceAddress, type Served } from "./services.ts";

/** The menus of a site: whether they can be loaded and are shaped as WordPress menus are. */
export function checkMenu(subject: Subject, served: Served): Check[] {
  const { menuId, store } = served.plan.site;
  return [
    ...checkOne(subject, served, "menu", menuId),
    ...Object.entries(store?.footerMenus ?? {}).flatMap(([name, { menuId: id }]) =>
      checkOne(subject, served, `${name} menu`, id),
    ),
  ];
}

function checkOne({ net, checked }: Subject, served: Served, name: string, menuId: number | undefined): Check[] {
  const { contentApi } = served.plan.site;
  if (!contentApi?.navigation || menuId === undefined) return [];
  const address = `${contentApi.base}/${contentApi.navigation}/menu/${menuId}`;
  const { url, isElsewhere } = serviceAddress(address, served, checked?.config.network.contentApi);
  return [
    {
      name: `${name} of ${served.plan.key}`,
      async run() {
        const { hostname } = new URL(url);
        if (isReserved(hostname)) return skipped(reservedReason(hostname));
        const reply = await net.ask(url, { headers: { origin: served.origin, accept: "*/*" }, isStrict: true });
        if (reply.status !== 200)
          return failed(
            `${url} answers ${reply.status}`,
            "Check `contentApi.navigation`, the country's `menuId`, and that the CMS's menu plugin is active.",
          );
        const menu = parseMenu(toJson(reply.body), { hosts: contentApi.hosts });
        if (!menu)
          return failed(
            `${url} answers no menu: it begins with ${JSON.stringify(reply.body.slice(0, 40))}`,
            "It has to be a JSON list of items with `title`, `url` and `child`.",
          );
        if (isElsewhere && !isAllowed(reply, served.origin))
          return failed(`${url} is kept from pages of ${served.origin} by browsers`, corsHint(served.origin));
        const found = `${url}: ${menu.length} ${menu.length === 1 ? "item" : "items"}, ${levels(menu)} ${levels(menu) === 1 ? "level" : "levels"}`;
        return reply.took < SLOW_MS
          ? ok(found)
          : warning(`${found}, after ${reply.took} ms`, "Pages show their own menu until then: let the CMS cache it.");
      },
    },
  ];
}

/** After this time an answer is slow. */
const SLOW_MS = 3000;

const levels = (items: readonly MenuItem[]): number =>
  1 + Math.max(0, ...items.map(({ child }) => (child ? levels(child) : 0)));

/** Undefined for what is no JSON. */
export function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
