import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps, type RequestOptions } from "node:https";
import { connect } from "node:tls";
import { memoize } from "../../core/lookups.ts";
import { readBytes } from "../../core/readBytes.ts";

/** A server's answer. Redirects are not followed. */
export type Reply = Awaited<ReturnType<typeof ask>>;

export type Certificate = Awaited<ReturnType<typeof readCertificate>>;

interface AskOptions {
  method?: string;
  headers?: Record<string, string>;
  /** Refuses a server with a bad certificate, as browsers do. */
  isStrict?: boolean;
}

export type Net = ReturnType<typeof openNet>;

const TIMEOUT_MS = 10_000;
/** A larger answer is treated as an empty one. */
const MAX_BYTES = 4_000_000;

/** Opens the network. @param endpointOf Redirects names and ports to other servers; tests use it. */
export function openNet(endpointOf = localEndpoint) {
  return {
    ask: (url: string, options?: AskOptions) => ask(url, options, endpointOf),
    /** An address of a host. @throws what the resolver says. */
    resolve: memoize(async (name: string) => endpointOf(name, 443)?.host ?? (await lookup(name)).address),
    certificate: (name: string) => readCertificate(name, endpointOf(name, 443) ?? { host: name, port: 443 }),
  };
}

/** Names below `.localhost` are this machine. Not every resolver knows that (RFC 6761, section 6.3). */
const localEndpoint = (name: string, port: number): { host: string; port: number } | undefined =>
  name.endsWith(".localhost") ? { host: "127.0.0.1", port } : undefined;

async function ask(
  url: string,
  { method = "GET", headers = {}, isStrict = false }: AskOptions = {},
  endpointOf: typeof localEndpoint,
) {
  const { protocol, hostname, host, port, pathname, search } = new URL(url);
  const isSecure = protocol === "https:";
  const number = Number(port) || (isSecure ? 443 : 80);
  const started = performance.now();
  const sent = (isSecure ? requestHttps : requestHttp)({
    ...(endpointOf(hostname, number) ?? { host: hostname, port: number }),
    path: pathname + search,
    method,
    headers: { host, "user-agent": "sitegen doctor", accept: "*/*", ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    rejectUnauthorized: isStrict,
    agent: false,
    ...(isSecure && { servername: hostname }),
  } as RequestOptions);
  // An error after the response's head is also one of its body.
  sent.on("error", () => {}).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const body = await readBytes(response, MAX_BYTES);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: String(body ?? ""),
    /** Milliseconds until the answer was complete. */
    took: Math.round(performance.now() - started),
  };
}

async function readCertificate(name: string, endpoint: { host: string; port: number }) {
  const socket = connect({ ...endpoint, servername: name, rejectUnauthorized: false });
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("no answer")));
  await once(socket, "secureConnect");
  const { valid_to: validTo } = socket.getPeerCertificate();
  socket.destroy();
  /** Why browsers refuse it, as a code of OpenSSL: `CERT_HAS_EXPIRED`. */
  const mistake = socket.authorized ? undefined : String(socket.authorizationError);
  return { mistake, validTo: new Date(validTo) };
}

/** A network error in words: its code, or a timeout. */
export function networkError(error: unknown): string {
  const { name, code, message } = error as Error & { code?: string };
  return name === "TimeoutError" || name === "AbortError" ? "no answer" : (code ?? message);
}
