import { memoizeWeak } from "../../core/lookups.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Connect } from "vite";
import type { HostPlan } from "../../plan/network/hostPlan.ts";
import { answersOf, useLocalApi } from "../preview/contentApi.ts";
import { apiData } from "../../hosts/previewData.ts";
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
    const { host, answerApi, route, local } = hostOf(sites, request);
    if (await answerApi(request, response)) return true;
    if (!["GET", "HEAD", "OPTIONS"].includes(request.method ?? "")) {
      response.writeHead(405, { ...FRESH, allow: "GET, HEAD" }).end();
      return true;
    }
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
    const rendered = page ? options.renderPage(page, url.pathname) : options.renderHostPage(sites, "root");
    return sendPage(response, 200, rendered.then(local));
  }

  async function answerMissing(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const sites = options.sites();
    if (!sites) return send(response, 500, ".html", options.explain());
    const { host, route, local } = hostOf(sites, request);
    const path = new URL(`http://localhost${request.url}`).pathname;
    const missing = sites.missingCountry(host, path);
    if (missing !== undefined) {
      const served = [...new Set(sites.plan.sites.map(({ country }) => country))];
      return send(response, 404, ".html", notServedPage(missing, served));
    }
    const found = route({ url: path }, () => false);
    const page = "file" in found ? (sites.page(found.file) ?? sites.page("404.html")) : undefined;
    const rendered = page ? options.renderPage(page, path) : options.renderHostPage(sites, "notFound");
    return sendPage(response, 404, rendered.then(local));
  }

  /** The answers of the requested host, and a function that replaces URLs of services and hosts by those here. */
  function hostOf(sites: ServedSites, { headers, socket }: IncomingMessage) {
    const answers = answersOn(sites)(findHost(sites.hosts, headers.host).host);
    const local = (text: string) => localAddress(sites.hosts, socket.localPort ?? 80, useLocalApi(text, answers.api));
    return { ...answers, local };
  }

  const sendPage = (response: ServerResponse, status: number, rendered: Promise<string>): Promise<true> =>
    rendered.then(
      (html) => send(response, status, ".html", html),
      (error: unknown) => send(response, 500, ".html", options.explain(error)),
    );

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

/** Browsers must not cache anything: what is a redirect now may become a page. */
const FRESH = { "cache-control": "no-store" };

/** @param file A name whose extension determines the content type. */
function send(response: ServerResponse, status: number, file: string, body: string | Uint8Array): true {
  response.writeHead(status, { ...FRESH, "content-type": contentType(file) }).end(body);
  return true;
}
