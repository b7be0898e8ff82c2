import { lookup } from "node:dns/promises";
import { request as requestHttp, type IncomingHttpHeaders, type RequestOptions } from "node:http";
import { request as requestHttps } from "node:https";
import { connect } from "node:tls";
import { readBytes } from "../../core/readBytes.ts";

/** A server's answer. Redirects are not followed. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds until the answer was complete. */
  took: number;
}

export interface Certificate {
  /** Why browsers refuse it, as a code of OpenSSL: `CERT_HAS_EXPIRED`. Undefined for a valid one. */
  mistake?: string | undefined;
  validTo: Date;
}

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
  const resolve = async (name: string) => endpointOf(name, 443)?.host ?? (await lookup(name)).address;
  const known = new Map<string, Promise<string>>();
  return {
    ask: (url: string, options?: AskOptions) => ask(url, options, endpointOf),
    /** An address of a host. @throws what the resolver says. */
    resolve(name: string): Promise<string> {
      const address = known.get(name) ?? resolve(name);
      known.set(name, address);
      return address;
    },
    certificate: (name: string) => readCertificate(name, endpointOf(name, 443) ?? { host: name, port: 443 }),
  };
}

/** Names below `.localhost` are this machine. Not every resolver knows that (RFC 6761, section 6.3). */
const localEndpoint = (name: string, port: number): { host: string; port: number } | undefined =>
  name.endsWith(".localhost") ? { host: "127.0.0.1", port } : undefined;

function ask(
  url: string,
  { method = "GET", headers = {}, isStrict = false }: AskOptions = {},
  endpointOf: typeof localEndpoint,
): Promise<Reply> {
  const { protocol, hostname, host, port, pathname, search } = new URL(url);
  const isSecure = protocol === "https:";
  const number = Number(port) || (isSecure ? 443 : 80);
  const endpoint = endpointOf(hostname, number) ?? { host: hostname, port: number };
  const options: RequestOptions & { rejectUnauthorized: boolean; servername?: string } = {
    ...endpoint,
    path: pathname + search,
    method,
    headers: { host, "user-agent": "sitegen doctor", accept: "*/*", ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    rejectUnauthorized: isStrict,
    agent: false,
    ...(isSecure && { servername: hostname }),
  };
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestHttps : requestHttp)(options, (response) => {
      readBytes(response, MAX_BYTES).then(
        (body) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: String(body ?? ""),
            took: Math.round(performance.now() - started),
          }),
        reject,
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

function readCertificate(name: string, endpoint: { host: string; port: number }): Promise<Certificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ ...endpoint, servername: name, rejectUnauthorized: false }, () => {
      const { valid_to: validTo } = socket.getPeerCertificate();
      resolve({
        ...(!socket.authorized && { mistake: String(socket.authorizationError) }),
        validTo: new Date(validTo),
      });
      socket.destroy();
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error("no answer")));
    socket.on("error", reject);
  });
}

/** A network error in words: its code, or a timeout. */
export function networkError(error: unknown): string {
  const { name, code, message } = error as Error & { code?: string };
  return name === "TimeoutError" || name === "AbortError" ? "no answer" : (code ?? message);
}
