import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getTransformedRoutes } from "@vercel/routing-utils";
import { ALLOWED, type HostAnswer, type HostRequest, type TestHost } from "../testHost.ts";
import { proxy } from "./proxy.ts";
import { decodePath, fileAnswer, hasFile, isHidden, lowerCase, splitUrl } from "./serveFile.ts";

interface Condition {
  type: string;
  key?: string;
  value?: string;
}

/** A route as routing-utils compiles it. */
interface Compiled {
  src: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
  has?: Condition[];
  missing?: Condition[];
}

/**
 * Vercel: the emitted vercel.json is checked and compiled by Vercel's own routing-utils; the compiled routes are walked the
 * way Vercel does (https://vercel.com/docs/build-output-api/configuration#routes): in order, the files where it says so.
 */
export const vercel: TestHost = {
  async start({ dist, deploy }) {
    const {
      $schema: _,
      framework: __,
      ...config
    } = JSON.parse(readFileSync(join(deploy, "vercel.json"), "utf8")) as Record<string, unknown>;
    const { routes, error } = getTransformedRoutes(config);
    if (error || !routes) throw new Error(error?.message ?? "Vercel has no routes");

    const fileOf = (path: string) => {
      const name = decodePath(path);
      return name === undefined
        ? undefined
        : [name, `${name.replace(/\/$/, "")}/index.html`].find((file) => hasFile(dist, file) && !isHidden(file));
    };
    const ask = async (request: HostRequest): Promise<HostAnswer> => {
      const { path, query } = splitUrl(request.url);
      const headers: Record<string, string> = {};
      for (const route of routes as (Compiled | { handle: string })[]) {
        if ("handle" in route) {
          const file = fileOf(path);
          if (file !== undefined) return fileAnswer(dist, file, { headers });
          continue;
        }
        const match = meets(route, path, request);
        if (!match) continue;
        const fill = (text: string) => text.replace(/\$(\d+)/g, (_text, number: string) => match[Number(number)] ?? "");
        const own = lowerCase(
          Object.fromEntries(Object.entries(route.headers ?? {}).map(([name, value]) => [name, fill(value)])),
        );
        const { status, dest, continue: goesOn } = route;
        if (own["location"] !== undefined)
          return {
            status: status ?? 308,
            headers: { ...headers, location: own["location"] + (own["location"].includes("?") ? "" : query) },
            body: "",
          };
        Object.assign(headers, own);
        if (goesOn) continue;
        if (dest?.startsWith("http")) return withHeaders(await proxy(fill(dest) + query, request), headers);
        if (dest !== undefined)
          return fileAnswer(dist, fill(dest), { headers, ...(status !== undefined && { status }) });
      }
      return fileAnswer(dist, "/404.html", { status: 404, headers });
    };
    return { ask, stop: () => undefined };
  },
};

const withHeaders = (answer: HostAnswer, headers: Record<string, string>): HostAnswer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
});

function meets(
  route: Compiled,
  path: string,
  { host = ALLOWED, country, cookie = "" }: HostRequest,
): RegExpExecArray | null {
  const match = new RegExp(route.src).exec(path);
  const cookies = Object.fromEntries(cookie.split("; ").map((pair) => pair.split("=")));
  const seen = (condition: Condition): string | undefined =>
    condition.type === "host"
      ? host
      : condition.type === "cookie"
        ? cookies[condition.key ?? ""]
        : condition.key === "x-vercel-ip-country"
          ? country
          : undefined;
  const holds = (condition: Condition): boolean => {
    const value = seen(condition);
    return value !== undefined && (condition.value === undefined || new RegExp(`^(?:${condition.value})$`).test(value));
  };
  return match && (route.has ?? []).every(holds) && !(route.missing ?? []).some(holds) ? match : null;
}
