import type { BrowserContextOptions, Page, Request } from "playwright";
import { intercept } from "./contentApi.ts";
import { visit, type Visit } from "./visit.ts";

/** What a script that stands in for Google's tag has seen. */
type Command = [name: string, ...rest: unknown[]];

/** A visit to a site that counts, and all that leaves it. */
export interface CountedVisit extends Visit {
  /** Addresses of requests to other hosts. */
  others: string[];
  /** What was sent to be counted, and to the log of choices, as it was sent. */
  sent: { to: string; body: string }[];
  /** What Google's tag was told. */
  commands: () => Promise<Command[]>;
  /** The banner. */
  banner: ReturnType<Page["locator"]>;
}

/** Google's tag, as far as policies and order go: it says that it runs, and sends something home. */
const TAG = `window.tagRuns = true; fetch("https://region1.google-analytics.com/g/collect", { method: "POST", mode: "no-cors" });`;

const isCounter = (path: string) => /^\/(?:__sitegen\/analytics\/|events$|consent-log$)/.test(path);

/** Opens a page of such a site as a new visitor does. */
export async function visitCounted(
  origin: string,
  path: string,
  { context, ...options }: Parameters<typeof visit>[1] & { context?: BrowserContextOptions } = {},
): Promise<CountedVisit> {
  const others: string[] = [];
  const sent: CountedVisit["sent"] = [];
  const note = (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol === "data:" || url.protocol === "blob:") return;
    if (url.origin !== origin) others.push(url.href);
    else if (isCounter(url.pathname)) sent.push({ to: url.pathname, body: request.postData() ?? "" });
  };
  const prepare = async (page: Page) => {
    page.context().on("request", note);
    await intercept(page, "https://www.googletagmanager.com/*", (route) =>
      route.fulfill({ contentType: "text/javascript", body: TAG }),
    );
    await intercept(page, "https://*.google-analytics.com/*", (route) => route.fulfill({ status: 204 }));
    await options.prepare?.(page);
  };
  const opened = await visit(path, { ...options, prepare, context: { baseURL: origin, ...context } });
  const { page } = opened;
  return {
    ...opened,
    others,
    sent,
    commands: () =>
      page.evaluate(() =>
        ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((entry) =>
          Array.from(entry, (part) => (part instanceof Date ? "date" : part)),
        ),
      ) as Promise<Command[]>,
    banner: page.locator("#privacy_banner"),
  };
}
