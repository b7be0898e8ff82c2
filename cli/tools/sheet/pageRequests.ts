import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request } from "playwright";

/** What a page has asked for since it is watched. */
export interface PageRequests {
  /** Waits until everything has been answered and nothing new is asked for. @param patienceMs The longest wait, in milliseconds. */
  end(patienceMs: number): Promise<void>;
}

/** Time without a request after which no further one is expected, in milliseconds: an answer may lead to the next request. */
const QUIET_MS = 300;

/** Watches a page's requests while `use` runs. Playwright's `networkidle` does not do: once reached, it stays. */
export async function withRequests<Result>(
  page: Page,
  use: (requests: PageRequests) => Promise<Result>,
): Promise<Result> {
  const open = new Set<Request>();
  let last = 0;
  const begin = (request: Request) => {
    open.add(request);
    last = Date.now();
  };
  const finish = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on("request", begin).on("requestfinished", finish).on("requestfailed", finish);
  const end = async (patienceMs: number) => {
    const latest = Date.now() + patienceMs;
    // What leads to a request may have happened just now.
    last = Date.now();
    while (Date.now() < latest && (open.size > 0 || Date.now() - last < QUIET_MS)) await wait(QUIET_MS / 10);
  };
  try {
    return await use({ end });
  } finally {
    page.off("request", begin).off("requestfinished", finish).off("requestfailed", finish);
  }
}
