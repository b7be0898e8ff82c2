import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { listenToConsole, openTab } from "../e2e/browser.ts";

/** The editor, as somebody uses it who has never seen a file. */
export interface EditorPage {
  page: Page;
  /** Addresses of other servers that the page has tried to ask. */
  foreign: string[];
  /** Errors of the console. */
  errors(): string[];
  /** Opens a page of the editor by its address, without the `#/`. */
  open(address: string): Promise<void>;
  /** The field of a key; it is scrolled to, because the editor makes fields when they come into view. */
  field(path: string): Promise<Locator>;
  /** Shows the fields of a map, or of an entry of a list by its place in it. */
  expand(path: string, entry?: number): Promise<void>;
  write(path: string, text: string): Promise<void>;
  /** Saves, and waits until that is done and the editor has gone back to the list. */
  save(): Promise<void>;
}

export async function openEditor(origin: string): Promise<EditorPage> {
  const page = await openTab({ baseURL: origin, fresh: true });
  // The CMS is 2 MB of code, and reads all files of the project.
  page.setDefaultTimeout(60_000);
  const messages = listenToConsole(page);
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && /^https?:/.test(request.url())) foreign.push(request.url());
  });
  const at = (path: string) => page.locator(`[data-key-path="${path}"]`).first();

  async function field(path: string): Promise<Locator> {
    const fields = page.locator("[data-key-path]");
    await fields.first().waitFor();
    await expect
      .poll(async () => {
        const isThere = (await at(path).count()) > 0;
        if (!isThere) await fields.last().evaluate((last) => last.scrollIntoView());
        return isThere;
      })
      .toBe(true);
    await at(path).scrollIntoViewIfNeeded();
    return at(path);
  }

  return {
    page,
    foreign,
    // What the policy has stopped is in `foreign`.
    errors: () =>
      messages.filter((message) => /^(?:error|uncaught)/.test(message) && !/Content Security/.test(message)),
    async open(address) {
      await page.goto(`/@editor/#/${address}`);
    },
    field,
    async expand(path, entry) {
      const list = await field(path);
      const what = entry === undefined ? "" : `[aria-controls$="-item-${entry}-body"]`;
      await list.locator(`button[aria-label="Expand"]${what}`).first().click();
    },
    async write(path, text) {
      await (await field(path)).locator("input:visible, textarea:visible").first().fill(text);
    },
    async save() {
      const button = page.getByRole("button", { name: "Save", exact: true });
      const saved = page.waitForResponse((response) => response.url().endsWith("/contents"));
      const [answer] = await Promise.all([saved, button.click()]);
      if (!answer.ok()) throw new Error(await answer.text());
      await button.waitFor({ state: "detached" });
    },
  };
}
