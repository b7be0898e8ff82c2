import type { CDPSession, Page, Route } from "playwright";
import { onTestFinished } from "vitest";

/** How a service answers one request. */
export type Answer = (route: Pick<Route, "fulfill" | "abort" | "continue">) => Promise<unknown> | void;

/** Answers with JSON. */
export const json =
  (body: unknown, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, json: body });

/** Answers with a text of another type than JSON. */
export const text =
  (body: string, status = 200, contentType = "text/html"): Answer =>
  (route) =>
    route.fulfill({ status, body, contentType });

/** The connection fails. */
export const noConnection: Answer = (route) => route.abort("internetdisconnected");

/** Where enquiries are sent; a browser that sends one by itself names the page that thanks. */
export const SENDING = /\/contact\/v1\/send(?:\?|$)/;

/** No answer at all. */
export const silence: Answer = () => {};

/** The one answer that means that an enquiry has arrived. */
export const success = json({ status: 200, message: "success" });

/** An answer that waits for a moment which the test chooses. */
export function held(answer: Answer): { answer: Answer; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  // The page that asked may be gone by then.
  return { answer: (route) => released.then(() => answer(route)).catch(() => {}), release };
}

/** An enquiry as it reached the content API: names and values in order, and what carried it. */
interface SentEnquiry {
  fields: [name: string, value: string][];
  method: string;
  /** Names in lower case. */
  headers: Record<string, string>;
}

/** The services behind a site; a test may change an answer at any time. What is not given is answered by the preview server. */
export interface Services {
  menu?: Answer;
  send: Answer;
  geoIp?: Answer;
  /** Enquiries so far. */
  sent: SentEnquiry[];
}

/** Patterns of the services' addresses, in Chromium's protocol. */
const ASKED = ["*/menus/v1/menu/*", "*/geo-ip", "*/contact/v1/send*"];

interface Paused {
  requestId: string;
  request: { url: string; method: string; headers: Record<string, string>; postDataEntries?: { bytes?: string }[] };
}

/**
 * Answers a tab's requests in place of the server; `*` in a pattern of addresses is any text. By Chromium's protocol: a route
 * of Playwright's would keep the browser from using again what it has loaded.
 */
export const intercept = (page: Page, urlPattern: string, answer: Answer): Promise<void> =>
  interceptAll(page, [urlPattern], answer);

async function interceptAll(
  page: Page,
  urlPatterns: readonly string[],
  answer: (route: Parameters<Answer>[0], request: Paused["request"]) => Promise<unknown> | void,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on("Fetch.requestPaused", ({ requestId, request }: Paused) => {
    // The page that asked may be gone by then.
    answer(routeOf(session, requestId), request)?.catch(() => {});
  });
  await session.send("Fetch.enable", { patterns: urlPatterns.map((urlPattern) => ({ urlPattern })) });
  // The tab may be used again: nobody of this test answers there.
  onTestFinished(() => session.detach().catch(() => {}));
}

const routeOf = (session: CDPSession, requestId: string): Parameters<Answer>[0] => ({
  async fulfill({ status = 200, json: value, body, contentType = "application/json" } = {}) {
    await session.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: status,
      responseHeaders: [
        { name: "Content-Type", value: contentType },
        { name: "Access-Control-Allow-Origin", value: "*" },
      ],
      body: Buffer.from(value === undefined ? (body ?? "") : JSON.stringify(value)).toString("base64"),
    });
  },
  async abort(reason) {
    const errorReason = reason === "internetdisconnected" ? "InternetDisconnected" : "Failed";
    await session.send("Fetch.failRequest", { requestId, errorReason });
  },
  async continue() {
    await session.send("Fetch.continueRequest", { requestId });
  },
});

/** Puts the test in charge of what a tab asks of services: menus, enquiries, the visitor's country. */
export const takeOver = (page: Page, services: Services): Promise<void> =>
  interceptAll(page, ASKED, (route, request) => {
    const pass: Answer = () => route.continue();
    if (request.url.includes("/menus/")) return (services.menu ?? pass)(route);
    if (request.url.endsWith("/geo-ip")) return (services.geoIp ?? pass)(route);
    return noteEnquiry(request, services).then(() => services.send(route));
  });

/** Lets the visitor be led to the page that thanks, while the page with the form stays for the test to look at. */
export const stayOnPage = (page: Page): Promise<void> =>
  intercept(page, "*/thank-you/", (route) => route.fulfill({ status: 204 }));

async function noteEnquiry({ method, headers: given, postDataEntries = [] }: Paused["request"], { sent }: Services) {
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  const body = Buffer.concat(postDataEntries.map(({ bytes = "" }) => Buffer.from(bytes, "base64")));
  const type = headers["content-type"] ?? "";
  const form = type.includes("form") ? await new Response(body, { headers: { "content-type": type } }).formData() : [];
  sent.push({ fields: [...form].map(([name, value]) => [name, String(value)]), method, headers });
}
