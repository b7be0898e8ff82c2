import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { MenuItem } from "../../runtime/site/menu.ts";
import { writeText } from "../files.ts";
import { describeLead, type KnownForm, readLead } from "./formApi.ts";

/** Where the embedded API answers when the configured addresses are on other hosts. */
const LOCAL_BASE = "/__sitegen/api";
const LOCAL_GEO_IP = "/__sitegen/geo-ip";
const LOCAL_FORMS = "/__sitegen/forms";

const MAX_MENU_DEPTH = 3;

/** What the embedded API needs to answer like the real one. */
export interface ApiData {
  /** `contentApi.base` of network.yaml. */
  base?: string;
  /** `contentApi.navigation` */
  navigation?: string;
  /** `geoIp.url` */
  geoIpUrl?: string;
  /** Header menus by their id. */
  menus: Record<string, MenuItem[]>;
  /** Forms by the address that they are sent to. */
  forms: Record<string, KnownForm>;
}

interface Options extends ApiData {
  /** Folder that leads are stored in. */
  leads: string;
  /** What the geo-IP service answers, upper case. */
  countryCode: () => string | undefined;
  /** Gets a line about each lead. */
  log: (line: string) => void;
}

/** The addresses on this server that replace the configured ones, where there are any. */
export function localAddresses({ base, geoIpUrl, forms }: Pick<ApiData, "base" | "geoIpUrl" | "forms">) {
  const localBase = base?.startsWith("/") === false ? LOCAL_BASE : base;
  const localForm = (url: string, index: number): string => {
    if (base !== undefined && localBase !== undefined && url.startsWith(`${base}/`))
      return localBase + url.slice(base.length);
    return url.startsWith("/") ? url : `${LOCAL_FORMS}/${index}`;
  };
  return {
    base: localBase,
    geoIp: geoIpUrl?.startsWith("/") === false ? LOCAL_GEO_IP : geoIpUrl,
    /** By the configured address. */
    forms: new Map(Object.keys(forms).map((url, index) => [url, localForm(url, index)])),
  };
}

/** Answers the calls that pages make: menus, the visitor's country, enquiries. @returns a handler that says whether the request was for it. */
export function createContentApi(options: Options) {
  const { base, geoIp, forms } = localAddresses(options);
  const formAt = new Map([...forms].map(([url, local]) => [trimSlash(local), options.forms[url]]));
  const apiPrefix = base === undefined ? undefined : `${base}/`;
  const menuPrefix =
    apiPrefix !== undefined && options.navigation !== undefined ? `${apiPrefix}${options.navigation}/menu/` : undefined;
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    // Not parsed by `URL`, which takes the path `//host` for a host.
    const pathname = (request.url ?? "/").replace(/\?.*$/s, "");
    const answer = (status: number, body: unknown): true => {
      response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
      response.end(JSON.stringify(body));
      return true;
    };
    const isApi = apiPrefix !== undefined && pathname.startsWith(apiPrefix);
    if (pathname === geoIp) return answer(200, { country_code: options.countryCode() ?? null });
    if (menuPrefix !== undefined && pathname.startsWith(menuPrefix)) {
      const menu = options.menus[pathname.slice(menuPrefix.length).replace(/\/$/, "")];
      return menu
        ? answer(200, limitDepth(menu))
        : answer(404, { code: "rest_no_route", message: "There is no menu with this id.", data: { status: 404 } });
    }
    const form = formAt.get(trimSlash(pathname));
    if (form && request.method === "POST") {
      const lead = await readLead(request, form);
      if (!lead) return answer(400, { status: 400, message: "The body is no form." });
      storeLead(options.leads, lead);
      options.log(describeLead(lead, form));
      return answer(200, { status: 200, message: "success", ...form.success });
    }
    if (form && isApi) return answer(405, { status: 405, message: "POST a form." });
    if (isApi) return answer(404, { code: "rest_no_route", message: "No route was found.", data: { status: 404 } });
    return false;
  };
}

const trimSlash = (path: string): string => path.replace(/\/$/, "").replace(/[?#].*/s, "");

const limitDepth = (items: MenuItem[], level = 1): MenuItem[] =>
  items.map((item) => ({
    ...item,
    child: item.child && level < MAX_MENU_DEPTH ? limitDepth(item.child, level + 1) : null,
  }));

function storeLead(folder: string, lead: Record<string, string>): void {
  const received = new Date().toISOString();
  const name = `${received.replace(/[:.]/g, "-")}-${randomBytes(3).toString("hex")}.json`;
  writeText(join(folder, name), `${JSON.stringify({ received, ...lead }, null, 2)}\n`);
}
