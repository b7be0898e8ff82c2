import { attempt } from "../../core/attempt.ts";
import { countryCodeOf } from "../../../runtime/site/detectCountry.ts";
import { type MenuItem, parseMenu } from "../../../runtime/site/menu.ts";
import { count } from "../../core/console/text.ts";
import { checkUnless, failed, ok, warning, type Answer, type Check, type Subject } from "./check.ts";
import type { Reply } from "./net.ts";
import { reservedReason, type Served } from "./services.ts";

interface Service {
  url: string;
  /** Requests it as pages of the site do. */
  ask(options?: Parameters<Subject["net"]["ask"]>[1]): Promise<Reply>;
  /** True when browsers don't let pages of the site read the answer. */
  isClosed(reply: Reply): boolean;
}

/** A check of a service that is skipped when the name of its server is reserved. */
function checkService(
  { net, checked }: Subject,
  { origin, host }: Served,
  { name, address }: { name: string; address: string },
  run: (service: Service) => Promise<Answer>,
): Check {
  const { base = "", upstream } = checked?.config.network.contentApi ?? {};
  const isPath = address.startsWith("/");
  const path = address.slice(host.base.length - 1);
  // A path is on the host, or on the server that the host fetches it from.
  const isFetched = isPath && upstream !== undefined && path.startsWith(`${base}/`);
  const url = isFetched ? upstream + path.slice(base.length) : isPath ? origin + address : address;
  const isElsewhere = !isPath && new URL(url).origin !== origin;
  return checkUnless(
    name,
    () => reservedReason(new URL(url).hostname),
    () =>
      run({
        url,
        ask: (options) => net.ask(url, { isStrict: true, ...options, headers: { origin, ...options?.headers } }),
        isClosed: ({ headers: { "access-control-allow-origin": allowed } }) =>
          isElsewhere && allowed !== "*" && allowed !== origin,
      }),
  );
}

const closed = (url: string, { origin }: Served): Answer =>
  failed(`browsers don't let pages of ${origin} read ${url}`, corsHint(origin));

/** What to do when pages may not read an answer of another origin (CORS). */
const corsHint = (origin: string): string =>
  `Configure the service to answer with \`Access-Control-Allow-Origin: ${origin}\`. Or let the host proxy it: write a path as \`base\`, and set \`upstream\` (docs/reference).`;

const SLOW_MS = 3000;

/** Whether the menus of a site can be loaded, and have the form of WordPress menus. */
export function checkMenu(subject: Subject, served: Served): Check[] {
  const { menuId, store, contentApi } = served.plan.site;
  const named = Object.entries(store?.footerMenus ?? {}).map(([name, menu]) => [`${name} menu`, menu.menuId] as const);
  return [["menu", menuId] as const, ...named].flatMap(([name, id]) => {
    if (!contentApi?.navigation || id === undefined) return [];
    const address = `${contentApi.base}/${contentApi.navigation}/menu/${id}`;
    const what = { name: `${name} of ${served.plan.key}`, address };
    return checkService(subject, served, what, async ({ url, ask, isClosed }) => {
      const reply = await ask();
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
      if (isClosed(reply)) return closed(url, served);
      const found = `${url}: ${count(menu.length, "item")}, ${count(levels(menu), "level")}`;
      return reply.took < SLOW_MS
        ? ok(found)
        : warning(`${found}, after ${reply.took} ms`, "Pages show their own menu until then. Let the CMS cache it.");
    });
  });
}

const levels = (items: readonly MenuItem[]): number =>
  1 + Math.max(0, ...items.map(({ child }) => (child ? levels(child) : 0)));

export const toJson = (text: string): unknown => attempt(() => JSON.parse(text));

/** Whether the services of a site's forms exist, and allow the site's pages to read their answers. Sends nothing. */
export function checkForms(subject: Subject, served: Served): Check[] {
  const { origin, plan } = served;
  const sends = new Map(Object.values(plan.site.forms).map(({ send }) => [send.url, send]));
  return [...sends.values()].map((send) => {
    const what = { name: `form of ${plan.key}`, address: send.url };
    return checkService(subject, served, what, async ({ url, ask, isClosed }) => {
      const asksFirst = send.as === "json";
      const reply = await ask({
        method: "OPTIONS",
        headers: {
          "access-control-request-method": "POST",
          ...(asksFirst && { "access-control-request-headers": "content-type" }),
        },
      });
      if (reply.status === 404 || reply.status >= 500)
        return failed(
          `${url} answers ${reply.status}`,
          "Check `send.to` of the form, and whether its service is running.",
        );
      if (!isClosed(reply)) return ok(`${url} accepts enquiries from ${origin}`);
      const detail = `${url} does not allow pages of ${origin} to read its answers`;
      // A multipart form is sent even so. But pages can't read the answer, and treat it as a failure.
      return (asksFirst ? failed : warning)(detail, corsHint(origin));
    });
  });
}

/** Whether the service answers that finds a visitor's country. All sites use the same one. */
export function checkGeoIp(subject: Subject, served: Served): Check[] {
  const { geoIp } = served.plan.site;
  if (!geoIp) return [];
  return [
    checkService(subject, served, { name: "geo-IP", address: geoIp.url }, async ({ url, ask, isClosed }) => {
      const reply = await ask();
      const code = countryCodeOf(toJson(reply.body));
      if (reply.status !== 200 || code === null)
        return failed(
          `${url} answers ${reply.status} without \`country_code\``,
          'The answer has to be a JSON object such as {"country_code": "IN"}. Until then, visitors of the root path are sent to the fallback.',
        );
      if (isClosed(reply)) return closed(url, served);
      const found = `${url} answers ${code}, after ${reply.took} ms`;
      return reply.took <= geoIp.timeoutMs
        ? ok(found)
        : warning(`${found}; pages wait ${geoIp.timeoutMs} ms`, "Raise `geoIp.timeoutMs`, or use a faster service.");
    }),
  ];
}
