import type { BrowserContext, Request, Route } from "playwright";

/** How a service answers one request. */
export type Answer = (route: Route) => Promise<unknown> | void;

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
  request: Request;
}

/** The services behind a site; a test may change an answer at any time. What is not given is answered by the preview server. */
export interface Services {
  menu?: Answer;
  send: Answer;
  geoIp?: Answer;
  /** Enquiries so far. */
  sent: SentEnquiry[];
}

/** Puts the test in charge of everything that a site asks for: menus, enquiries, the visitor's country. */
export async function takeOver(context: BrowserContext, answers: Partial<Services> = {}): Promise<Services> {
  const services: Services = { send: success, sent: [], ...answers };
  await context.route("**/menus/v1/menu/*", (route) => (services.menu ? services.menu(route) : route.continue()));
  await context.route("**/geo-ip", (route) => (services.geoIp ? services.geoIp(route) : route.continue()));
  await context.route(SENDING, async (route) => {
    const request = route.request();
    services.sent.push({ fields: await readFields(request), request });
    await services.send(route);
  });
  return services;
}

async function readFields(request: Request): Promise<SentEnquiry["fields"]> {
  const type = (await request.headerValue("content-type")) ?? "";
  const body = request.postDataBuffer() ?? Buffer.alloc(0);
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  return [...form].map(([name, value]) => [name, String(value)]);
}
