import { attempt } from "../../core/attempt.ts";
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join, sep } from "node:path";
import Negotiator from "negotiator";
import { pathPrefix, servedPath } from "../../../runtime/site/urls.ts";
import { contentHash } from "../../core/contentHash.ts";
import { headersFor, type HostPlan } from "../../plan/network/hostPlan.ts";
import type { Project } from "../../core/project.ts";
import { type Encoding, compressBody, contentType, isText } from "./responseBody.ts";
import { answersOf, useLocalApi } from "./contentApi.ts";
import { type PreviewData, followPreviewData } from "../../hosts/previewData.ts";
import { findHost, localAddress, localOrigin, listenError } from "./localHosts.ts";
import { memoizeWeak } from "../../core/lookups.ts";
import { untilStopped } from "../../core/signals.ts";
import { readFileSync, realpathSync, statSync } from "node:fs";

interface Options {
  project: Project;
  /** Returns data of the last build. Called for each request, so that preview follows new builds. */
  data: () => PreviewData;
  /** The visitor's country code. Without it the root page requests the geo-IP service. */
  country?: string | undefined;
  log: (line: string) => void;
}

/** Starts a server for `dist/` that answers as its host does. */
export function startPreview({ port, ...options }: Options & { port: number }): Promise<Server> {
  const server = createServer(answerAsHost(options));
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(listenError(port, error)));
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** Serves a project's output until the process is stopped. @param started Called with the build's data. */
export async function previewUntilStopped(
  options: Omit<Options, "data"> & { port: number },
  started: (data: PreviewData) => void,
): Promise<void> {
  const data = followPreviewData(options.project);
  const server = await startPreview({ ...options, data });
  started(data());
  await untilStopped();
  close(server);
}

function close(server: Server): void {
  server.close();
  server.closeAllConnections();
}

/**
 * Serves a project's output as its hosts would, on a free port, for screenshots.
 * @throws EnvironmentError when nothing has been built.
 */
export async function serveBuild(project: Project) {
  const data = followPreviewData(project);
  const server = await startPreview({ project, data, port: 0, log: () => {} });
  const { port } = server.address() as AddressInfo;
  const { hosts } = data();
  return {
    /** A site's origin by its key: `http://localhost:40123`. */
    originOf: (site: string) => localOrigin(hosts.find(({ key }) => key === pathPrefix(site)) ?? hosts[0], port),
    close: () => close(server),
  };
}

/** Answers from `dist/` with the host's redirects, headers, 404 pages and compression, and with the embedded API. */
export function answerAsHost({ project, data, country, log }: Options): RequestListener {
  const output = createOutputReader(project.out);
  const options = { project, countryCode: () => country, log };
  const answersOn = memoizeWeak(({ api }: PreviewData) =>
    memoizeWeak((host: HostPlan) => answersOf(host, api, options)),
  );

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      log(`error: ${request.url ?? ""}: ${error instanceof Error ? error.message : String(error)}`);
      response.writeHead(500, { "content-type": "text/plain" }).end("Internal error\n");
    });
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!readTarget(request)) return void response.writeHead(400).end();
    // The whole request uses the same build, even if another one ends meanwhile.
    const build = data();
    const { hosts } = build;
    const { host, name } = findHost(hosts, request.headers.host);
    const answers = answersOn(build)(host);
    // Other names get no API: any website could point a name to this machine (DNS rebinding).
    const isAnswered = name === host.allowedHost && (await answers.answerApi(request, response));
    if (!isAnswered) serve({ ...answers, hosts, name }, request, response);
  }

  function serve(
    { host, api, route, hosts, name }: ReturnType<typeof answersOf> & { hosts: readonly HostPlan[]; name: string },
    request: IncomingMessage,
    response: ServerResponse,
  ): void {
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { ...headersFor(host, "/", 405), Allow: "GET, HEAD" }).end();
    const local = (text: string) => localAddress(hosts, request.socket.localPort ?? 80, text);
    const seenFrom = country ?? request.headers["cf-ipcountry"]?.toString();
    const { url = "/", headers } = request;
    const found = route({ url, host: name, country: seenFrom, cookie: headers.cookie }, (file) => output.isFile(file));
    if ("location" in found) {
      const Location = found.rule === "host" ? found.location : local(found.location);
      const more = found.rule === "root" && { "Cache-Control": "no-store" };
      return void response.writeHead(found.status, { ...headersFor(host, "/", found.status), Location, ...more }).end();
    }
    // The embedded API has already answered requests that a host would proxy.
    if ("upstream" in found) return void response.writeHead(502).end();
    const type = contentType(found.file);
    const encoding = isText(type) ? chooseEncoding(request) : undefined;
    const body = output.read(found.file, encoding, (text) => local(useLocalApi(text, api)));
    const etag = `"${contentHash(body)}"`;
    const sent = {
      ...headersFor(host, servedPath(host, `/${found.file}`), found.status),
      etag,
      vary: "Accept-Encoding",
      "content-type": type,
      ...(encoding && { "content-encoding": encoding }),
    };
    if (found.status === 200 && headers["if-none-match"] === etag) return void response.writeHead(304, sent).end();
    response.writeHead(found.status, { ...sent, "content-length": String(body.length) });
    response.end(request.method === "HEAD" ? undefined : body);
  }
}

/** The best encoding that the browser accepts. `br;q=0` means that it isn't accepted (RFC 9110, 12.5.3). */
function chooseEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(["br", "gzip"]);
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}

/**
 * Normalizes a request's path and host name. A request with an absolute URL (`GET http://other.example/x`) is for that
 * URL's host, whatever the Host header says (RFC 9112, 3.2.2).
 * @returns false for a request without a path, such as `*`.
 */
function readTarget(request: IncomingMessage): boolean {
  const { url = "" } = request;
  const [, host, path = url] = /^https?:\/\/([^/?#]*)([^#]*)/i.exec(url) ?? [];
  if (host !== undefined) {
    request.headers.host = host;
    request.url = path.startsWith("/") ? path : `/${path}`;
  }
  return request.url?.startsWith("/") ?? false;
}

function createOutputReader(out: string) {
  /** Compressed bodies by encoding and file, each valid for its plain contents. */
  const compressed = new Map<string, { plain: Buffer; body: Buffer }>();

  /** Whether a file exists. Symbolic links out of the folder are not followed. */
  const isFile = (file: string): boolean => {
    const path = attempt(() => realpathSync(join(out, file)));
    return path !== undefined && path.startsWith(realpathSync(out) + sep) && statSync(path).isFile();
  };

  return {
    isFile,
    /** A response body. @param localize Replaces configured URLs in pages and data. */
    read(file: string, encoding: Encoding | undefined, localize: (text: string) => string): Buffer {
      const bytes = isFile(file) ? readFileSync(join(out, file)) : Buffer.from("Not found\n");
      const plain = /\.(?:html|json)$/.test(file) ? Buffer.from(localize(bytes.toString("utf8"))) : bytes;
      if (!encoding) return plain;
      const key = `${encoding} ${file}`;
      const cached = compressed.get(key);
      if (cached?.plain.equals(plain)) return cached.body;
      const body = compressBody(join(out, file), plain, encoding);
      compressed.set(key, { plain, body });
      return body;
    },
  };
}
