import { attempt } from "../../core/attempt.ts";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { MenuItem } from "../../../runtime/site/menu.ts";
import { type ApiData, apiOn, type KnownForm } from "../../hosts/previewData.ts";
import { escapeRegex } from "../../hosts/redirectPatterns.ts";
import { createRouter } from "../../hosts/route.ts";
import type { HostPlan } from "../../plan/network/hostPlan.ts";
import type { Project } from "../../core/project.ts";
import { writeText } from "../../core/files.ts";
import { escaped } from "../../core/console/text.ts";
import { describeLead, readLead, readText, thanksPage } from "./formApi.ts";
import { z } from "zod";
import { escapeHtml } from "../../../runtime/site/html.ts";

const MAX_MENU_DEPTH = 3;

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

/** The path on this server that replaces a URL on another host. */
const localPath = <Url extends string | undefined>(url: Url, name: string) =>
  url?.startsWith("/") === false ? `/__sitegen/${name}` : url;

/** The paths on this server that replace the configured URLs. */
export function localAddresses({ base, geoIpUrl, notFoundLog, forms, counters }: ApiData) {
  const localBase = localPath(base, "api");
  const localForm = (url: string, index: number): string =>
    base !== undefined && url.startsWith(`${base}/`)
      ? `${localBase}${url.slice(base.length)}`
      : localPath(url, `forms/${index}`);
  return {
    base: localBase,
    geoIp: localPath(geoIpUrl, "geo-ip"),
    notFoundLog: localPath(notFoundLog, "not-found"),
    /** By configured URL. */
    forms: new Map(Object.keys(forms).map((url, index) => [url, localForm(url, index)])),
    counters: new Map(counters.map((url, index) => [url, localPath(url, `analytics/${index}`)])),
  };
}

interface Reply {
  status: number;
  json?: unknown;
  location?: string;
}

const noRoute = (message: string): Reply => ({
  status: 404,
  json: { code: "rest_no_route", message, data: { status: 404 } },
});

const refused = (status: number, message: string): Reply => ({ status, json: { status, message } });

/**
 * Answers requests of pages: menus, the visitor's country, enquiries, events, reports of missing pages.
 * @returns a handler that resolves to whether it has answered.
 */
export function createContentApi(options: Options) {
  const { base, geoIp, notFoundLog, forms, counters } = localAddresses(options);
  const menuPrefix =
    base !== undefined && options.navigation !== undefined ? `${base}/${options.navigation}/menu/` : undefined;
  const ids = new Set<string>();
  const log = (line: string) => options.log(escaped(line));

  async function takeReport(request: IncomingMessage): Promise<Reply> {
    const body = await readText(request);
    const report = attempt(() => Report.parse(JSON.parse(body)));
    log(`not found: ${report ? `${report.path} (${report.referrer || "no referrer"})` : "an invalid report"}`);
    return { status: 204 };
  }

  /** Stores a lead, unless it has been stored before. */
  async function takeLead(request: IncomingMessage, form: KnownForm): Promise<Reply> {
    const lead = await readLead(request, form);
    if (!lead) return refused(400, "The body is not a form.");
    const isRepeated = lead.id !== undefined && ids.has(lead.id);
    if (!isRepeated) store(options.leads, lead.values);
    if (lead.id !== undefined) ids.add(lead.id);
    log(describeLead(lead.values, form) + (isRepeated ? ": sent again, not stored twice" : ""));
    const location = thanksPage(request.url ?? "", form);
    if (location !== undefined) return { status: 303, location };
    return { status: 200, json: { status: 200, message: "success", ...form.success } };
  }

  async function takeEvent(request: IncomingMessage, to: string): Promise<Reply> {
    const body = await readText(request);
    store(options.events, { to, body });
    log(`event: ${body.slice(0, MAX_LINE)}`);
    return { status: 204 };
  }

  const posts = new Map<string, (request: IncomingMessage) => Promise<Reply>>();
  for (const [url, local] of counters) posts.set(trimSlash(local), (request) => takeEvent(request, url));
  for (const [url, local] of forms) {
    const form = options.forms[url];
    if (form) posts.set(trimSlash(local), (request) => takeLead(request, form));
  }
  if (notFoundLog !== undefined) posts.set(trimSlash(notFoundLog), takeReport);

  function reply(request: IncomingMessage): Reply | Promise<Reply> | undefined {
    // `URL` would parse the path `//host` as a host.
    const pathname = (request.url ?? "/").replace(/\?.*$/s, "");
    if (pathname === geoIp) return { status: 200, json: { country_code: options.countryCode() ?? null } };
    if (menuPrefix !== undefined && pathname.startsWith(menuPrefix)) {
      const id = pathname.slice(menuPrefix.length).replace(/\/$/, "");
      const menu = Object.hasOwn(options.menus, id) ? options.menus[id] : undefined;
      return menu ? { status: 200, json: limitDepth(menu) } : noRoute("There is no menu with this id.");
    }
    const path = trimSlash(pathname);
    // Only the real API has options.
    if (base !== undefined && path === `${base}/acf/v2/options`) return { status: 200, json: { acf: {} } };
    const post = posts.get(path);
    if (post && request.method === "POST")
      return isForeign(request) ? refused(403, "Only pages of this server may post here.") : post(request);
    if (base === undefined || !pathname.startsWith(`${base}/`)) return undefined;
    return post ? refused(405, "POST a form.") : noRoute("No route was found.");
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const found = await reply(request);
    if (!found) return false;
    const { status, json, location } = found;
    response
      .writeHead(status, {
        "cache-control": "no-store",
        ...(json !== undefined && { "content-type": "application/json; charset=utf-8" }),
        ...(location !== undefined && { location }),
      })
      .end(json === undefined ? undefined : JSON.stringify(json));
    return true;
  };
}

/** What answers the requests of a host: its rules, and the embedded API. */
export function answersOf(
  host: HostPlan,
  all: ApiData,
  { project: { work }, countryCode, log }: Pick<Options, "countryCode" | "log"> & { project: Project },
) {
  const api = apiOn(host, all);
  const folders = { leads: join(work, "leads"), events: join(work, "analytics") };
  const answerApi = createContentApi({ ...api, ...folders, countryCode, log });
  return { host, api, answerApi, route: createRouter(host) };
}

/** True for requests of pages on other origins, which must not store anything. Programs send no Origin header. */
const isForeign = ({ headers: { origin, host } }: IncomingMessage): boolean =>
  origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);

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
  const written = `("|&quot;)(?:${escapeRegex(url)}|${escapeRegex(escapeHtml(url))})`;
  return text.replace(
    new RegExp(`${written}(?:(?="|&quot;)|([?]|&amp;|&))`, "g"),
    (_, quote: string, query?: string) => quote + address + (query ? "?" : ""),
  );
}
