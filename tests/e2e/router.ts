import type { Page } from "playwright";
import { until } from "./browser.ts";
import { settle } from "./visit.ts";

/**
 * Waits until links are the router's, which is the last thing that a page starts by itself, and marks the document: another
 * one has no mark.
 */
export async function routed(page: Page): Promise<void> {
  await until(page, () => document.documentElement.hasAttribute("data-router"));
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
}

/** True while the document that `routed` has marked is shown. */
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => "isMarked" in globalThis);

/** Waits until the router shows a page of this path. */
export async function arrivedAt(page: Page, path: string): Promise<void> {
  await until(
    page,
    (path) => document.getElementById("page_data")?.textContent?.includes(`"path":${JSON.stringify(path)}`),
    path,
  );
  await settle(page);
}

/** Clicks a link to a path as a visitor does, or one that is put into the page when there is none. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`main a[href="${path}"]:visible`);
  if (await link.count()) await link.first().click();
  else await clickAdded(page, path);
}

/** Clicks a link that is put into the page for that. */
export const clickAdded = (page: Page, href: string, attributes: Record<string, string> = {}): Promise<void> =>
  page.evaluate(
    ([href, attributes]) => {
      const link = Object.assign(document.createElement("a"), { href });
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      document.querySelector("main")?.append(link);
      link.click();
      link.remove();
    },
    [href, attributes] as const,
  );
