import { attempt } from "../../core/attempt.ts";
import { countryCodeOf } from "../../../runtime/site/detectCountry.ts";
import { type MenuItem, parseMenu } from "../../../runtime/site/menu.ts";
import { count } from "../../core/console/text.ts";
import { checkUnless, failed, ok, warning, type Check, type Subject } from "./check.ts";
import { corsHint, isAllowed, reservedReason, serviceAddress, type Served } from "./services.ts";

/** A check of a service that is skipped when the name of its server is reserved. */
const checkService = (name: string, url: string, run: Check["run"]): Check =>
  checkUnless(name, () => reservedReason(new URL(url).hostname), run);

const SLOW_MS = 3000;

/** Whether the menus of a site can be loaded, and have the form of WordPress menus. */
export function checkMenu(subject: Subject, served: Served): Check[] {
  const { menuId, store } = served.plan.site;
  return [
    ...checkOneMenu(subject, served, "menu", menuId),
    ...Object.entries(store?.footerMenus ?? {}).flatMap(([name, { menuId: id }]) =>
      checkOneMenu(subject, served, `${name} menu`, id),
    ),
  ];
}

function checkOneMenu({ net, checked }: Subject, served: Served, name: string, menuId: number | undefined): Check[] {
  const { contentApi } = served.plan.site;
  if (!contentApi?.navigation || menuId === undefined) return [];
  const address = `${contentApi.base}/${contentApi.navigation}/menu/${menuId}`;
  const { url, isElsewhere } = serviceAddress(address, served, checked?.config.network.contentApi);
  return [
    checkService(`${name} of ${served.plan.key}`, url, async () => {
      const reply = await net.ask(url, { headers: { origin: served.origin, accept: "*/*" }, isStrict: true });
      if (reply.status !== 200)
        return failed(
          `${url} answers ${reply.status}`,
          "Check `contentApi.navigation`, the country's `menuId`, and that the CMS's menu plugin is active.",
        );
      const menu = parseMenu(toJson(reply.body), { hosts: contentApi.hosts });
      if (!menu)
        return failed(
          `${url} answers with something other than a menu: ${JSON.stringify(reply.body.slice(0, 40))}`,
          "The answer has to be a JSON list of items with `title`, `url` and `child`.",
        );
      if (isElsewhere && !isAllowed(reply, served.origin))
        return failed(`browsers don't let pages of ${served.origin} read ${url}`, corsHint(served.origin));
      const found = `${url}: ${count(menu.length, "item")}, ${count(levels(menu), "level")}`;
      return reply.took < SLOW_MS
        ? ok(found)
        : warning(`${found}, after ${reply.took} ms`, "Pages show their own menu until then. Let the CMS cache it.");
    }),
  ];
}

const levels = (items: readonly MenuItem[]): number =>
  1 + Math.max(0, ...items.map(({ child }) => (child ? levels(child) : 0)));

export const toJson = (text: string): unknown => attempt(() => JSON.parse(text));

/** Whether the services of a site's forms exist, and allow the site's pages to read their answers. Sends nothing. */
export function checkForms({ net, checked }: Subject, served: Served): Check[] {
  const sends = new Map(Object.values(served.plan.site.forms).map(({ send }) => [send.url, send]));
  return [...sends.values()].map((send) => {
    const { url, isElsewhere } = serviceAddress(send.url, served, checked?.config.network.contentApi);
    return checkService(`form of ${served.plan.key}`, url, async () => {
      const asksFirst = send.as === "json";
      const reply = await net.ask(url, {
        method: "OPTIONS",
        headers: {
          origin: served.origin,
          "access-control-request-method": "POST",
          ...(asksFirst && { "access-control-request-headers": "content-type" }),
        },
        isStrict: true,
      });
      if (reply.status === 404 || reply.status >= 500)
        return failed(
          `${url} answers ${reply.status}`,
          "Check `send.to` of the form, and whether its service is running.",
        );
      if (!isElsewhere || isAllowed(reply, served.origin)) return ok(`${url} accepts enquiries from ${served.origin}`);
      const detail = `${url} does not allow pages of ${served.origin} to read its answers`;
      // A multipart form is sent even so. But pages can't read the answer, and treat it as a failure.
      return (asksFirst ? failed : warning)(detail, corsHint(served.origin));
    });
  });
}

/** Whether the service answers that finds a visitor's country. All sites use the same one. */
export function checkGeoIp({ net, checked }: Subject, served: Served): Check[] {
  const { geoIp } = served.plan.site;
  if (!geoIp) return [];
  const { url, isElsewhere } = serviceAddress(geoIp.url, served, checked?.config.network.contentApi);
  return [
    checkService("geo-IP", url, async () => {
      const reply = await net.ask(url, { headers: { origin: served.origin }, isStrict: true });
      const code = countryCodeOf(toJson(reply.body));
      if (reply.status !== 200 || code === null)
        return failed(
          `${url} answers ${reply.status} without \`country_code\``,
          'The answer has to be a JSON object such as {"country_code": "IN"}. Until then, visitors of the root path are sent to the fallback.',
        );
      if (isElsewhere && !isAllowed(reply, served.origin))
        return failed(`browsers don't let pages of ${served.origin} read ${url}`, corsHint(served.origin));
      const found = `${url} answers ${code}, after ${reply.took} ms`;
      return reply.took <= geoIp.timeoutMs
        ? ok(found)
        : warning(`${found}; pages wait ${geoIp.timeoutMs} ms`, "Raise `geoIp.timeoutMs`, or use a faster service.");
    }),
  ];
}
