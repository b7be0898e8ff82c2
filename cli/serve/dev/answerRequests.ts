import { memoizeWeak } from "../../core/lookups.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect } from "vite";
import type { HostPlan } from "../../plan/network/hostPlan.ts";
import { answersOf, useLocalApi } from "../preview/contentApi.ts";
import { type ApiData, apiData } from "../../hosts/previewData.ts";
import { contentType } from "../preview/responseBody.ts";
import { findHost, localAddress } from "../preview/localHosts.ts";
import type { Project } from "../../core/project.ts";
import { SITE_URL } from "../../build/render/renderInDevelopment.ts";
import { notServedPage } from "./ownPages.ts";
import type { ServedPage, ServedSites } from "./servedSites.ts";

interface Options {
  project: Project;
  /** The current sites; undefined until a check has had no errors. */
  sites(): ServedSites | undefined;
  /** ISO code for the embedded geo-IP service to answer. */
  countryCode(): string | undefined;
  log(line: string): void;
  renderPage(page: ServedPage, path: string): Promise<string>;
  renderHostPage(sites: ServedSites, which: "root" | "notFound"): Promise<string>;
  /** The page to show when rendering has failed with this error, or when there are no sites yet. */
  explain(error?: unknown): string;
}

export type Answers = ReturnType<typeof createAnswers>;

/** Middlewares that answer as the sites' hosts would. */
export function createAnswers(options: Options) {
  const answersOn = memoizeWeak(({ config, plan }: ServedSites) => {
    const all = apiData(config, plan);
    return memoizeWeak((host: HostPlan) => answersOf(host, all, options));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const sites = options.sites();
    if (!sites) return false;
    const { host, api, answerApi, route } = hostOf(sites, request);
    if (await answerApi(request, response)) return true;
    if (!["GET", "HEAD", "OPTIONS"].includes(request.method ?? "")) {
      response.writeHead(405, { ...FRESH, allow: "GET, HEAD" }).end();
      return true;
    }
    const local = localizer(sites, api, request);
    const url = new URL(`http://localhost${request.url}`);
    if (url.pathname === SITE_URL) {
      const shared = sites.site(host, url.searchParams.get("home") ?? "")?.().site;
      return send(response, 200, "site.json", local(JSON.stringify(shared ?? null)));
    }
    const found = route(
      { url: request.url ?? "/", cookie: request.headers.cookie },
      (file) => file === "index.html" || sites.page(file) !== undefined || sites.file(file) !== undefined,
    );
    if ("location" in found) {
      response.writeHead(found.status, { ...FRESH, location: local(found.location) }).end();
      return true;
    }
    if (!("file" in found) || found.rule === "not-found") return false;
    const page = sites.page(found.file);
    const read = page ? undefined : sites.file(found.file);
    if (read) return send(response, 200, found.file, await read());
    return sendPage(response, 200, local, () =>
      page ? options.renderPage(page, url.pathname) : options.renderHostPage(sites, "root"),
    );
  }

  async function answerMissing(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const sites = options.sites();
    if (!sites) return send(response, 500, ".html", options.explain());
    const { host, api, route } = hostOf(sites, request);
    const path = new URL(`http://localhost${request.url}`).pathname;
    const missing = sites.missingCountry(host, path);
    if (missing !== undefined) {
      const served = [...new Set(sites.plan.sites.map(({ country }) => country))];
      return send(response, 404, ".html", notServedPage(missing, served));
    }
    const found = route({ url: path }, () => false);
    const page = "file" in found ? (sites.page(found.file) ?? sites.page("404.html")) : undefined;
    return sendPage(response, 404, localizer(sites, api, request), () =>
      page ? options.renderPage(page, path) : options.renderHostPage(sites, "notFound"),
    );
  }

  function hostOf(sites: ServedSites, { headers }: IncomingMessage) {
    return answersOn(sites)(findHost(sites.hosts, headers.host).host);
  }

  async function sendPage(
    response: ServerResponse,
    status: number,
    local: (text: string) => string,
    render: () => Promise<string>,
  ): Promise<true> {
    try {
      return send(response, status, ".html", local(await render()));
    } catch (error) {
      return send(response, 500, ".html", options.explain(error));
    }
  }

  const handler =
    (run: typeof answer): Connect.NextHandleFunction =>
    (request, response, next) =>
      void run(request, response).then((done) => (done ? undefined : next()), next);
  return {
    /** Answers for what is part of the sites. To be used before Vite's middlewares. */
    answer: handler(answer),
    /** Answers 404 pages. To be used after Vite's middlewares. */
    answerMissing: handler(answerMissing),
  };
}

/** Returns a function that replaces URLs of services and hosts by those of this server. */
function localizer({ hosts }: ServedSites, api: ApiData, { socket }: IncomingMessage): (text: string) => string {
  return (text) => localAddress(hosts, socket.localPort ?? 80, useLocalApi(text, api));
}

/** Browsers must not cache anything: what is a redirect now may become a page. */
const FRESH = { "cache-control": "no-store" };

/** @param file A name whose extension determines the content type. */
function send(response: ServerResponse, status: number, file: string, body: string | Uint8Array): true {
  response.writeHead(status, { ...FRESH, "content-type": contentType(file) }).end(body);
  return true;
}
