import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { headersFor } from "../emit/headersFor.ts";
import { contentHash } from "../contentHash.ts";
import type { Project } from "../project.ts";
import { EnvironmentError } from "../report/errors.ts";
import { compressBody, type Encoding } from "./compressBody.ts";
import { createContentApi, localAddresses } from "./contentApi.ts";
import type { PreviewData } from "./previewData.ts";
import { createRouter } from "./route.ts";

interface Options {
  project: Project;
  data: PreviewData;
  port: number;
  /** The visitor's country code; absent: unknown to the host, so that the root page asks the geo-IP service. */
  country?: string | undefined;
  log: (line: string) => void;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
};

/** Starts a server for `dist/` with its host's redirects, headers, 404 pages and compression, and the embedded API. */
export async function startPreview({ project, data, port, country, log }: Options): Promise<Server> {
  const api = createContentApi({ ...data.api, leads: join(project.work, "leads"), countryCode: () => country, log });
  const read = createReader(project.out, data);
  const route = createRouter(data.host);
  const server = createServer((request, response) => {
    api(request, response)
      .then((done) => done || serve(request, response))
      .catch((error: unknown) => {
        log(`error: ${request.url ?? ""}: ${error instanceof Error ? error.message : String(error)}`);
        response.writeHead(500, { "content-type": "text/plain" }).end("Internal error\n");
      });
  });

  /** The host name that was asked for; this machine's own names stand for the allowed host. */
  function askedHost({ headers: { host = "" } }: IncomingMessage): string {
    const name = host.replace(/:\d+$/, "").toLowerCase();
    return ["", "localhost", "127.0.0.1", "[::1]"].includes(name) ? data.host.allowedHost : name;
  }

  function serve(request: IncomingMessage, response: ServerResponse): void {
    if (request.method !== "GET" && request.method !== "HEAD")
      return void response.writeHead(405, { ...headersFor(data.host, "/", 405), Allow: "GET, HEAD" }).end();
    const seenFrom = country ?? request.headers["cf-ipcountry"]?.toString();
    const answer = route(
      { url: request.url ?? "/", host: askedHost(request), country: seenFrom, cookie: request.headers.cookie },
      (file) => read.isFile(file),
    );
    if ("location" in answer) {
      const headers = headersFor(data.host, "/", answer.status);
      return void response
        .writeHead(answer.status, {
          ...headers,
          Location: answer.location,
          ...(answer.rule === "root" && { "Cache-Control": "no-store" }),
        })
        .end();
    }
    // What the host would fetch from the content API, the embedded one has answered already.
    if ("upstream" in answer) return void response.writeHead(502).end();
    const headers: Record<string, string> = headersFor(data.host, `/${answer.file}`, answer.status);
    const encoding = read.encoding(answer.file, request.headers["accept-encoding"] ?? "");
    const body = read.body(answer.file, encoding);
    const etag = `"${contentHash(body)}"`;
    Object.assign(headers, {
      etag,
      vary: "Accept-Encoding",
      "content-type": TYPES[extname(answer.file)] ?? "application/octet-stream",
      ...(encoding && { "content-encoding": encoding }),
    });
    if (answer.status === 200 && request.headers["if-none-match"] === etag)
      return void response.writeHead(304, headers).end();
    response.writeHead(answer.status, { ...headers, "content-length": String(body.length) });
    response.end(request.method === "HEAD" ? undefined : body);
  }

  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        new EnvironmentError(
          `The port ${port} can't be used (${error.code ?? error.message})`,
          "Choose another with --port.",
          error,
        ),
      );
    });
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

/** Reads files of the output folder; texts get the embedded API's addresses in place of the configured ones. */
function createReader(out: string, { api }: PreviewData) {
  const cache = new Map<string, { stamp: number; body: Buffer }>();
  const local = localAddresses(api);
  const isFile = (file: string) => {
    try {
      return statSync(join(out, file)).isFile();
    } catch {
      return false;
    }
  };
  const isText = (file: string) => /\.(?:html|css|js|json|xml|txt|svg)$/.test(file);
  const load = (file: string): Buffer => {
    if (!isFile(file)) return Buffer.from("Not found\n");
    const bytes = readFileSync(join(out, file));
    if (!/\.(?:html|json)$/.test(file)) return bytes;
    return Buffer.from(bytes.toString("utf8").replaceAll(api.base, local.base).replaceAll(api.geoIpUrl, local.geoIp));
  };
  return {
    isFile,
    encoding: (file: string, accepted: string): Encoding | undefined =>
      !isText(file) ? undefined : /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined,
    body(file: string, encoding: Encoding | undefined): Buffer {
      const stamp = isFile(file) ? statSync(join(out, file)).mtimeMs : 0;
      const key = `${encoding ?? ""} ${file}`;
      const known = cache.get(key);
      if (known?.stamp === stamp) return known.body;
      const plain = load(file);
      const body = encoding ? compressBody(join(out, file), plain, encoding) : plain;
      cache.set(key, { stamp, body });
      return body;
    },
  };
}
