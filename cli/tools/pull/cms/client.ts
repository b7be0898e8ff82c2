import { setTimeout } from "node:timers/promises";
import { readBody, readJson, refused } from "./readAnswer.ts";
import type { Pulled } from "../pulled.ts";
import { CmsError, UnusableAnswer } from "./cmsError.ts";

const MAX_RETRIES = 3;
/** The longest delay that a server may ask for. */
const MAX_DELAY_MS = 60_000;

/** A request failed and can be retried, after the delay that the server asks for. */
export class RetryableError extends CmsError {
  constructor(
    message: string,
    readonly delayMs?: number,
  ) {
    super(message, "Check whether the CMS is running and can be reached from here, and pull again later.");
  }
}

/** Runs a request up to four times, with delays that double. @param delayMs First delay. */
export async function retry<T>(run: () => Promise<T>, delayMs: number): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof RetryableError) || attempt === MAX_RETRIES) throw error;
      if (error.delayMs !== undefined && error.delayMs > MAX_DELAY_MS) throw error;
      await setTimeout(error.delayMs ?? delayMs * 2 ** attempt);
    }
  }
}

/** Milliseconds of a header `Retry-After`, which has seconds or a date. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Limits how many functions run at the same time. The others wait. */
export function limit(concurrency: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running === concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

const CONCURRENCY = 4;
const MAX_REDIRECTS = 3;
const RETRYABLE = new Set([408, 425, 429, 500, 502, 503, 504]);

export type Client = ReturnType<typeof openClient>;
export type Answer = Awaited<ReturnType<Client["json"]>>;

/**
 * Requests to one WordPress. Each has a limit of time and size, and is retried when that can help.
 * @param base REST base without final slash.
 */
export function openClient(base: string, { pull: { hosts, timeout }, login, retryDelayMs = 1000 }: Pulled) {
  const { origin, hostname, protocol } = new URL(base);
  const limited = limit(CONCURRENCY);
  let requests = 0;
  if (login !== undefined && protocol !== "https:" && !/^(?:localhost|127\.0\.0\.1)$/.test(hostname))
    throw new CmsError("The password would be sent without encryption", "Write `from` with https://.");
  const authorization: Record<string, string> =
    login === undefined ? {} : { authorization: `Basic ${Buffer.from(login).toString("base64")}` };
  const isOwn = ({ hostname: name, protocol: scheme }: URL) =>
    /^https?:$/.test(scheme) && (name === hostname || hosts.includes(name));

  /** Makes a request, and follows its redirects. @param isAllowed whether a redirect may be followed */
  async function send(url: string, accept: string, isAllowed: (to: URL) => boolean, maxBytes: number) {
    const shown = withoutQuery(url);
    const signal = AbortSignal.timeout(timeout * 1000);
    try {
      let at = url;
      for (let redirects = 0; ; redirects++) {
        requests++;
        const own = new URL(at).origin === origin ? authorization : {};
        const headers = { accept, "user-agent": "sitegen pull", ...own };
        const response = await fetch(at, { redirect: "manual", signal, headers });
        const location = response.headers.get("location");
        if (response.status < 300 || response.status > 399 || location === null) {
          if (RETRYABLE.has(response.status)) {
            await response.body?.cancel();
            const after = retryAfter(response.headers.get("retry-after"), Date.now());
            const wait = after ? `, and asks to wait for ${Math.ceil(after / 1000)} seconds` : "";
            throw new RetryableError(`${shown} answers ${response.status}${wait}`, after);
          }
          return { response, body: await readBody(response, shown, maxBytes) };
        }
        await response.body?.cancel();
        const to = new URL(location, at);
        if (redirects === MAX_REDIRECTS || !isAllowed(to)) throw redirected(shown, to);
        at = to.href;
      }
    } catch (error) {
      if (error instanceof CmsError) throw error;
      throw new RetryableError(describeFailure(shown, error, timeout));
    }
  }

  const request = (...args: Parameters<typeof send>) => limited(() => retry(() => send(...args), retryDelayMs));

  /** Address of a route, for messages. */
  const address = (route: string, parameters: Record<string, string> = {}) => {
    const query = new URLSearchParams(parameters).toString();
    return `${base}/${route}${query && `?${query}`}`;
  };
  return {
    address,
    isOwn,
    requests: () => requests,
    /** The value of an answer; `url` is its address without query, for messages. */
    async json(route: string, parameters: Record<string, string>, maxBytes: number) {
      const url = address(route, parameters);
      const isSame = (to: URL) => to.hostname === hostname && (to.origin === origin || to.protocol === "https:");
      const { response, body } = await request(url, "application/json", (to) => isSame(to) && !isLogin(to), maxBytes);
      const text = Buffer.from(body).toString("utf8");
      const shown = withoutQuery(url);
      if (!response.ok) throw refused(shown, response.status, text, login !== undefined);
      return { value: readJson(shown, response, text), headers: response.headers, url: shown };
    },
    /** Fetches a picture of one of the hosts. @throws UnusableAnswer for anything else */
    async file(url: string, maxBytes: number): Promise<Uint8Array> {
      const { response, body } = await request(url, "image/*", isOwn, maxBytes);
      if (!response.ok) throw new UnusableAnswer(`it answers ${response.status}`);
      if (!/^image\//.test(response.headers.get("content-type") ?? ""))
        throw new UnusableAnswer("it does not answer with a picture");
      return body;
    },
  };
}

const withoutQuery = (url: string): string => url.split("?")[0] ?? url;

const isLogin = ({ pathname }: URL): boolean => pathname.endsWith("/wp-login.php");

const redirected = (url: string, to: URL): UnusableAnswer =>
  new UnusableAnswer(
    `${url} redirects to ${to.origin}${to.pathname}${isLogin(to) ? ", which asks for a login" : ""}`,
    "Write the final address into `pull.from`. If the REST API is not public, open it for reading, or set SITEGEN_WORDPRESS_LOGIN (node_modules/countrysites/docs/wordpress.md).",
  );

function describeFailure(url: string, error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === "TimeoutError" || name === "AbortError") return `${url} has not answered within ${timeout} seconds`;
  return /terminated|closed/.test(`${message} ${cause?.code ?? ""}`)
    ? `${url} closed the connection in the middle of its answer`
    : `${url} can't be reached (${cause?.code ?? message})`;
}
