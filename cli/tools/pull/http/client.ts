import { CmsError } from "../cmsError.ts";
import { limit } from "./limit.ts";
import { readBody } from "./readBody.ts";
import { readJson, refused } from "./readJson.ts";
import { Again, retry, retryAfter } from "./retry.ts";

/** Requests that are under way at once. */
const AT_ONCE = 4;
/** Redirects that are followed. */
const MOST_REDIRECTS = 3;
/** Statuses that say: later. */
const LATER = new Set([408, 425, 429, 500, 502, 503, 504]);

/** The network, as a pull uses it; tests have their own pauses. */
export interface Asking {
  ask?: typeof fetch;
  /** Milliseconds of the first pause before a request is made again. */
  pause?: number;
}

/** Where a client asks, and how. */
interface Options extends Asking {
  /** REST base without final slash. */
  base: string;
  /** Hosts whose files may be fetched, besides that of the base. */
  hosts: readonly string[];
  /** Seconds that one answer may take. */
  timeout: number;
  /** User name and application password, joined by a colon. */
  login?: string | undefined;
}

/** An answer in JSON. */
export interface Answer {
  value: unknown;
  headers: Headers;
  /** Address without query, for messages. */
  url: string;
}

/** Asks one WordPress: few requests at once, each with a limit of time and size, and again where that can help. */
export interface Client {
  /** Address of a route, for messages. */
  address(route: string, parameters?: Record<string, string>): string;
  json(route: string, parameters: Record<string, string>, most: number): Promise<Answer>;
  /** A file of one of the hosts. @throws CmsError with `isGone` where it is not there */
  file(url: string, most: number): Promise<Uint8Array>;
  /** True for an address that files may be fetched from. */
  isOwn(url: URL): boolean;
  requests(): number;
}

/** A file that can't be had, which is no reason to stop. */
export class NoFile extends Error {}

export function openClient({ base, hosts, timeout, login, ask = fetch, pause = 1000 }: Options): Client {
  const { origin, hostname, protocol } = new URL(base);
  const inLine = limit(AT_ONCE);
  let requests = 0;
  if (login !== undefined && protocol !== "https:" && !/^(?:localhost|127\.0\.0\.1)$/.test(hostname))
    throw new CmsError("The password would be sent in the clear", "Write `from` with https://.");
  const authorization: Record<string, string> =
    login === undefined ? {} : { authorization: `Basic ${Buffer.from(login).toString("base64")}` };
  const isOwn = ({ hostname: name, protocol: scheme }: URL) =>
    /^https?:$/.test(scheme) && (name === hostname || hosts.includes(name));

  /** One request, and those that redirects lead to. @param mayLead whether a redirect may be followed */
  async function send(url: string, accept: string, mayLead: (to: URL) => boolean, most: number) {
    const shown = withoutQuery(url);
    const signal = AbortSignal.timeout(timeout * 1000);
    try {
      let at = url;
      for (let redirects = 0; ; redirects++) {
        requests++;
        const own = new URL(at).origin === origin ? authorization : {};
        const headers = { accept, "user-agent": "sitegen pull", ...own };
        const response = await ask(at, { redirect: "manual", signal, headers });
        const location = response.headers.get("location");
        if (response.status < 300 || response.status > 399 || location === null) {
          if (LATER.has(response.status)) {
            await response.body?.cancel();
            const after = retryAfter(response.headers.get("retry-after"), Date.now());
            const wait = after ? `, and asks to wait for ${Math.ceil(after / 1000)} seconds` : "";
            throw new Again(`${shown} answers ${response.status}${wait}`, after);
          }
          return { response, body: await readBody(response, shown, most) };
        }
        await response.body?.cancel();
        const to = new URL(location, at);
        if (redirects === MOST_REDIRECTS || !mayLead(to)) throw redirected(shown, to);
        at = to.href;
      }
    } catch (error) {
      if (error instanceof CmsError || error instanceof Again) throw error;
      throw new Again(describeFailure(shown, error, timeout));
    }
  }

  /** The same, again where that can help. */
  const request = (...args: Parameters<typeof send>) =>
    inLine(() => retry(() => send(...args), pause)).catch((error: unknown) => {
      if (!(error instanceof Again)) throw error;
      throw new CmsError(error.message, "Look whether the CMS is up and reachable from here, and pull again later.");
    });

  const address = (route: string, parameters: Record<string, string> = {}) => {
    const query = new URLSearchParams(parameters).toString();
    return `${base}/${route}${query && `?${query}`}`;
  };
  return {
    address,
    isOwn,
    requests: () => requests,
    async json(route, parameters, most) {
      const url = address(route, parameters);
      const isSame = (to: URL) => to.hostname === hostname && (to.origin === origin || to.protocol === "https:");
      const { response, body } = await request(url, "application/json", (to) => isSame(to) && !isLogin(to), most);
      const text = Buffer.from(body).toString("utf8");
      const shown = withoutQuery(url);
      if (!response.ok) throw refused(shown, response.status, text, login !== undefined);
      return { value: readJson(shown, response, text), headers: response.headers, url: shown };
    },
    async file(url, most) {
      const { response, body } = await request(url, "image/*", isOwn, most).catch((error: unknown) => {
        // One that is too large, or leads elsewhere, is no reason to stop.
        if (error instanceof CmsError && /more than|leads to/.test(error.message)) throw new NoFile(error.message);
        throw error;
      });
      if (!response.ok) throw new NoFile(`it answers ${response.status}`);
      if (!/^image\//.test(response.headers.get("content-type") ?? "")) throw new NoFile("it answers no picture");
      return body;
    },
  };
}

const withoutQuery = (url: string): string => url.split("?")[0] ?? url;

const isLogin = ({ pathname }: URL): boolean => pathname.endsWith("/wp-login.php");

const redirected = (url: string, to: URL): CmsError =>
  new CmsError(
    `${url} leads to ${to.origin}${to.pathname}${isLogin(to) ? ", where one has to log in" : ""}`,
    "Write the address that answers into `pull.from`. Where the REST API is closed, open it for reading, or set SITEGEN_WORDPRESS_LOGIN (node_modules/countrysites/docs/wordpress.md).",
  );

function describeFailure(url: string, error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === "TimeoutError" || name === "AbortError") return `${url} has not answered within ${timeout} seconds`;
  return /terminated|closed/.test(`${message} ${cause?.code ?? ""}`)
    ? `${url} broke off in the middle of its answer`
    : `${url} can't be reached (${cause?.code ?? message})`;
}
