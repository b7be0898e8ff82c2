import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, normalize } from "node:path";
import { lookup } from "mrmime";
import { openGraph } from "../../core/graph/graph.ts";
import { readSchemas } from "../../content/index.ts";
import { readBytes } from "../../core/readBytes.ts";
import type { Project } from "../../core/project.ts";
import { EnvironmentError } from "../../core/problems/errors.ts";
import { bundleEditor, EDITOR_POLICY, findCms, missingCmsPage, withToken } from "./bundleEditor.ts";
import { editorConfig, localBackend } from "./collections.ts";
import { createRepositoryApi } from "./repositoryApi.ts";

/** Path of the editor on the server of `sitegen dev`. No country can have this name. */
export const EDITOR_PATH = "/@editor/";
const API_PATH = `${EDITOR_PATH}api`;

/** Size of the largest request. A picture is a third larger in Base64. */
const MAX_REQUEST_BYTES = 40_000_000;

interface Options {
  project: Project;
  /** Countries to edit. Empty: all. */
  countries: readonly string[];
  log(line: string): void;
}

type Handler = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** Returns a handler of requests for the editor and the files that it edits. Other requests go to the next handler. */
export function serveEditor({ project, countries, log }: Options): Handler {
  // Only the editor's own page knows the token: pages of other servers can neither read nor write files.
  const token = randomUUID();
  const api = createRepositoryApi(project);
  let bundled: Promise<string> | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(`http://localhost${request.url}`);
    if (!isOwnName(request.headers.host)) return send(response, 403, "text/plain", "Open the editor on localhost.");
    if (url.pathname === API_PATH || url.pathname.startsWith(`${API_PATH}/`))
      return answerApi(request, response, url.pathname.slice(API_PATH.length));
    const name = url.pathname.slice(EDITOR_PATH.length) || "index.html";
    if (name === "config.json") {
      const backend = localBackend(`http://${request.headers.host}${API_PATH}`);
      const schemas = await readSchemas(openGraph(project));
      return sendJson(response, 200, editorConfig({ project, countries, backend, schemas }));
    }
    if (findCms(project) === undefined) return send(response, 200, "text/html", missingCmsPage());
    bundled ??= bundleEditor(project);
    const folder = await bundled.catch((error: unknown) => {
      bundled = undefined;
      throw error;
    });
    const file = join(folder, normalize(`/${decodeURIComponent(name)}`));
    if (!existsSync(file)) return send(response, 404, "text/plain", "There is no such file.");
    const body = readFileSync(file);
    if (name === "index.html") return send(response, 200, "text/html", withToken(body.toString("utf8"), token));
    return send(response, 200, lookup(name) ?? "application/octet-stream", body);
  }

  async function answerApi(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    if (request.headers.authorization !== `token ${token}`)
      return sendJson(response, 401, { message: "Load the editor's page again." });
    const sent = await readBytes(request, MAX_REQUEST_BYTES);
    if (!sent) throw new Error("The files are larger than 30 MB.");
    const body: unknown = JSON.parse(sent.toString("utf8") || "{}");
    const answered = api({ method: request.method ?? "GET", path, body });
    if ("bytes" in answered) return send(response, 200, lookup(path) ?? "application/octet-stream", answered.bytes);
    return sendJson(response, answered.status, answered.json);
  }

  return (request, response, next) => {
    const path = request.url?.replace(/[?#].*$/s, "") ?? "/";
    if (path === EDITOR_PATH.slice(0, -1)) return void response.writeHead(302, { location: EDITOR_PATH }).end();
    if (!path.startsWith(EDITOR_PATH)) return next();
    answer(request, response).catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      log(error instanceof EnvironmentError ? `${message}. ${error.hint ?? ""}` : message);
      sendJson(response, 500, { message });
    });
  };
}

/** True for names of this machine. Any other name may be that of a foreign page (DNS rebinding). */
const isOwnName = (host = ""): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);

function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): void {
  const isText = /^text\/|json$|javascript$/.test(type);
  response
    .writeHead(status, {
      "cache-control": "no-store",
      "content-security-policy": EDITOR_POLICY,
      "content-type": isText ? `${type}; charset=utf-8` : type,
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
    })
    .end(body);
}

const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  send(response, status, "application/json", JSON.stringify(value));
