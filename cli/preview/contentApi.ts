import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { DERIVED_FIELDS, ENQUIRY_FIELDS } from "../../runtime/site/enquiry.ts";
import type { MenuItem } from "../../runtime/site/menu.ts";
import { writeText } from "../files.ts";

/** Where the embedded API answers when the configured addresses are on other hosts. */
const LOCAL_BASE = "/__sitegen/api";
const LOCAL_GEO_IP = "/__sitegen/geo-ip";

const MAX_BODY_BYTES = 1_000_000;
const MAX_MENU_DEPTH = 3;

/** What the embedded API needs to answer like the real one. */
export interface ApiData {
  /** `contentApi.base` of network.yaml. */
  base: string;
  /** `contentApi.navigation` */
  navigation: string;
  /** `geoIp.url` */
  geoIpUrl: string;
  /** Header menus by their id. */
  menus: Record<string, MenuItem[]>;
}

interface Options extends ApiData {
  /** Folder that leads are stored in. */
  leads: string;
  /** What the geo-IP service answers, upper case. */
  countryCode: () => string | undefined;
  /** Gets a line about each lead. */
  log: (line: string) => void;
}

/** The addresses on this server that replace the configured ones. */
export const localAddresses = ({ base, geoIpUrl }: Pick<ApiData, "base" | "geoIpUrl">) => ({
  base: base.startsWith("/") ? base : LOCAL_BASE,
  geoIp: geoIpUrl.startsWith("/") ? geoIpUrl : LOCAL_GEO_IP,
});

/** Answers the calls that pages make: menus, the visitor's country, enquiries. @returns a handler that says whether the request was for it. */
export function createContentApi(options: Options) {
  const { base, geoIp } = localAddresses(options);
  const menuPrefix = `${base}/${options.navigation}/menu/`;
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    // Not parsed by `URL`, which takes the path `//host` for a host.
    const pathname = (request.url ?? "/").replace(/\?.*$/s, "");
    const answer = (status: number, body: unknown): true => {
      response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
      response.end(JSON.stringify(body));
      return true;
    };
    if (pathname === geoIp) return answer(200, { country_code: options.countryCode() ?? null });
    if (pathname.startsWith(menuPrefix)) {
      const menu = options.menus[pathname.slice(menuPrefix.length).replace(/\/$/, "")];
      return menu
        ? answer(200, limitDepth(menu))
        : answer(404, { code: "rest_no_route", message: "There is no menu with this id.", data: { status: 404 } });
    }
    if (pathname.replace(/\/$/, "") === `${base}/contact/v1/send`) {
      if (request.method !== "POST") return answer(405, { status: 405, message: "POST a form." });
      const lead = await readLead(request);
      if (!lead) return answer(400, { status: 400, message: "The body is no form." });
      storeLead(options.leads, lead);
      options.log(
        `lead: ${[lead["your-name"], lead["your-phone"], lead["your-email"]].filter(Boolean).join(", ")} (${lead["leadurl"] ?? "no address"})`,
      );
      return answer(200, { status: 200, message: "success" });
    }
    if (pathname.startsWith(`${base}/`))
      return answer(404, { code: "rest_no_route", message: "No route was found.", data: { status: 404 } });
    return false;
  };
}

const limitDepth = (items: MenuItem[], level = 1): MenuItem[] =>
  items.map((item) => ({
    ...item,
    child: item.child && level < MAX_MENU_DEPTH ? limitDepth(item.child, level + 1) : null,
  }));

/** The known fields of a multipart or URL-encoded form; undefined when the body is none. */
async function readLead(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_BODY_BYTES) return undefined;
    chunks.push(chunk as Buffer);
  }
  try {
    const type = request.headers["content-type"] ?? "";
    const form = await new Response(Buffer.concat(chunks), { headers: { "content-type": type } }).formData();
    const known = [...ENQUIRY_FIELDS, ...DERIVED_FIELDS].flatMap((name) =>
      form.has(name) ? [[name, String(form.get(name))]] : [],
    );
    return known.length > 0 ? (Object.fromEntries(known) as Record<string, string>) : undefined;
  } catch {
    return undefined;
  }
}

function storeLead(folder: string, lead: Record<string, string>): void {
  const received = new Date().toISOString();
  const name = `${received.replace(/[:.]/g, "-")}-${randomBytes(3).toString("hex")}.json`;
  writeText(join(folder, name), `${JSON.stringify({ received, ...lead }, null, 2)}\n`);
}
