import { attempt } from "../../core/attempt.ts";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { MenuItem } from "../../../runtime/site/menu.ts";
import { type ApiData, apiOn, type KnownForm } from "../../hosts/previewData.ts";
import { createRouter } from "../../hosts/route.ts";
import type { HostPlan } from "../../plan/network/hostPlan.ts";
import type { Project } from "../../core/project.ts";
import { writeText } from "../../core/files.ts";
import { escaped } from "../../core/console/text.ts";
import { describeLead, readLead, readText, thanksPage } from "./formApi.ts";
import { z } from "zod";
import { escapeHtml } from "../../../runtime/site/html.ts";

// Paths of the embedded API, in place of configured URLs on other hosts.
const LOCAL_BASE = "/__sitegen/api";
const LOCAL_GEO_IP = "/__sitegen/geo-ip";
const LOCAL_FORMS = "/__sitegen/forms";
const LOCAL_NOT_FOUND = "/__sitegen/not-found";
const LOCAL_COUNTERS = "/__sitegen/analytics";

const MAX_MENU_DEPTH = 3;

/** Maximum characters of an event in the terminal. */
const MAX_LINE = 120;

interface Options extends ApiData {
  leads: string;
  /** Folder that events and privacy choices are stored in. */
  events: string;
  /** ISO code for the geo-IP service to answer, in upper case. */
  countryCode: () => string | undefined;
  /** Prints a line about a lead, event, privacy choice or reported URL. */
  log: (line: string) => void;
}

/** The paths on this server that replace the configured URLs. */
export function localAddresses({ base, geoIpUrl, notFoundLog, forms, counters }: ApiData) {
  const localBase = base?.startsWith("/") === false ? LOCAL_BASE : base;
  const localForm = (url: string, index: number): string => {
    if (base !== undefined && localBase !== undefined && url.startsWith(`${base}/`))
      return localBase + url.slice(base.length);
    return url.startsWith("/") ? url : `${LOCAL_FORMS}/${index}`;
  };
  return {
    base: localBase,
    geoIp: geoIpUrl?.startsWith("/") === false ? LOCAL_GEO_IP : geoIpUrl,
    notFoundLog: notFoundLog?.startsWith("/") === false ? LOCAL_NOT_FOUND : notFoundLog,
    /** By configured URL. */
    forms: new Map(Object.keys(forms).map((url, index) => [url, localForm(url, index)])),
    counters: new Map(counters.map((url, index) => [url, url.startsWith("/") ? url : `${LOCAL_COUNTERS}/${index}`])),
  };
}

/**
 * Answers requests of pages: menus, the visitor's country, enquiries, events, reports of missing pages.
 * @returns a handler that resolves to whether it has answered.
 */
export function createContentApi(options: Options) {
  const { base, geoIp, notFoundLog, forms, counters } = localAddresses(options);
  const counterAt = new Map([...counters].map(([url, local]) => [trimSlash(local), url]));
  const formAt = new Map([...forms].map(([url, local]) => [trimSlash(local), options.forms[url]]));
  const apiPrefix = base === undefined ? undefined : `${base}/`;
  const menuPrefix =
    apiPrefix !== undefined && options.navigation !== undefined ? `${apiPrefix}${options.navigation}/menu/` : undefined;
  const isRepeatedId = repeatedIds();
  const log = (line: string) => options.log(escaped(line));
  /** Stores a lead, unless it has been stored before. @returns false for a request that isn't a lead. */
  const takeLead = async (request: IncomingMessage, form: KnownForm): Promise<boolean> => {
    const lead = await readLead(request, form);
    if (!lead) return false;
    const isRepeated = isRepeatedId(lead.id);
    if (!isRepeated) store(options.leads, lead.values);
    log(describeLead(lead, form) + (isRepeated ? ": sent again, not stored twice" : ""));
    return true;
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    // `URL` would parse the path `//host` as a host.
    const pathname = (request.url ?? "/").replace(/\?.*$/s, "");
    const answer = (status: number, body: unknown): true => {
      response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
      response.end(JSON.stringify(body));
      return true;
    };
    const isApi = apiPrefix !== undefined && pathname.startsWith(apiPrefix);
    if (pathname === geoIp) return answer(200, { country_code: options.countryCode() ?? null });
    if (menuPrefix !== undefined && pathname.startsWith(menuPrefix)) {
      const id = pathname.slice(menuPrefix.length).replace(/\/$/, "");
      const menu = Object.hasOwn(options.menus, id) ? options.menus[id] : undefined;
      return menu
        ? answer(200, limitDepth(menu))
        : answer(404, { code: "rest_no_route", message: "There is no menu with this id.", data: { status: 404 } });
    }
    // Only the real API has options.
    if (base !== undefined && trimSlash(pathname) === `${base}/acf/v2/options`) return answer(200, { acf: {} });
    const form = formAt.get(trimSlash(pathname));
    const counter = counterAt.get(trimSlash(pathname));
    const isPosted = request.method === "POST" && (pathname === notFoundLog || form || counter !== undefined);
    if (isPosted && isForeign(request))
      return answer(403, { status: 403, message: "Only pages of this server may post here." });
    if (pathname === notFoundLog && request.method === "POST") {
      log(describeMissing(await readReport(request)));
      response.writeHead(204).end();
      return true;
    }
    if (form && request.method === "POST") {
      if (!(await takeLead(request, form))) return answer(400, { status: 400, message: "The body is not a form." });
      const thanks = thanksPage(request.url ?? "", form);
      if (thanks !== undefined) {
        response.writeHead(303, { location: thanks, "cache-control": "no-store" }).end();
        return true;
      }
      return answer(200, { status: 200, message: "success", ...form.success });
    }
    if (counter !== undefined && request.method === "POST") {
      const body = await readText(request);
      store(options.events, { to: counter, body });
      log(`event: ${body.slice(0, MAX_LINE)}`);
      response.writeHead(204).end();
      return true;
    }
    if (form && isApi) return answer(405, { status: 405, message: "POST a form." });
    if (isApi) return answer(404, { code: "rest_no_route", message: "No route was found.", data: { status: 404 } });
    return false;
  };
}

/** What answers the requests of a host: its rules, and the embedded API. */
export function answersOf(
  host: HostPlan,
  all: ApiData,
  { project: { work }, countryCode, log }: Pick<Options, "countryCode" | "log"> & { project: Project },
) {
  const api = apiOn(host, all);
  const answerApi = createContentApi({
    ...api,
    leads: join(work, "leads"),
    events: join(work, "analytics"),
    countryCode,
    log,
  });
  return { host, api, answerApi, route: createRouter(host) };
}

/** True for requests of pages on other origins, which must not store anything. Programs send no Origin header. */
const isForeign = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);

/** Returns a function that tells whether it was called with an id before. */
function repeatedIds(): (id: string | undefined) => boolean {
  const ids = new Set<string>();
  return (id) => {
    if (id === undefined) return false;
    const isRepeated = ids.has(id);
    ids.add(id);
    return isRepeated;
  };
}

const trimSlash = (path: string): string => path.replace(/\/$/, "").replace(/[?#].*/s, "");

const limitDepth = (items: MenuItem[], level = 1): MenuItem[] =>
  items.map((item) => ({
    ...item,
    child: item.child && level < MAX_MENU_DEPTH ? limitDepth(item.child, level + 1) : null,
  }));

function store(folder: string, data: Record<string, string>): void {
  const received = new Date().toISOString();
  const name = `${received.replace(/[:.]/g, "-")}-${randomBytes(3).toString("hex")}.json`;
  writeText(join(folder, name), `${JSON.stringify({ received, ...data }, null, 2)}\n`);
}

/** A not-found page's report (`runtime/search/NearPages.tsx`). */
const Report = z.object({ path: z.string(), referrer: z.string() });

async function readReport(request: IncomingMessage): Promise<z.output<typeof Report> | undefined> {
  const body = await readText(request);
  return attempt(() => Report.parse(JSON.parse(body)));
}

const describeMissing = (report: z.output<typeof Report> | undefined): string =>
  report ? `not found: ${report.path} (${report.referrer || "no referrer"})` : "not found: an invalid report";

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
