import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serve, type ServedSites } from "../sites/serve.ts";
import { type ServedSite, servedSite } from "../sites/sites.ts";
import { settle, visit } from "../e2e/visit.ts";

const HOME = "/emirates/";
const root = mkdtempSync(join(tmpdir(), "sitegen-dev-"));
let served: ServedSites;

beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, "../fixtures/rightToLeft"), root, { recursive: true });
  mkdirSync(join(root, "countries/public/emirates"), { recursive: true });
  writeFileSync(join(root, "countries/public/emirates/fees.txt"), "Fees\n");
  served = await serve("dev", "emirates", "--root", root);
});
afterAll(async () => {
  await served.stop();
  rmSync(root, { recursive: true, force: true });
});

// Every kind of section is on one of these.
test.each([HOME, "/emirates/guide/"])(
  "%s in development hydrates by itself, and React has nothing against it",
  async (path) => {
    const { page, messages } = await visit(path, { context: { baseURL: served.origin }, early: true });
    await expect.poll(() => page.locator("html").getAttribute("data-hydrated")).toBe("");
    await settle(page);
    expect(messages.filter((message) => !/^(?:debug|info): /.test(message))).toEqual([]);
  },
);

test("a home in development has the colours of the build, also before its scripts run", async () => {
  const colours = async ({ origin }: ServedSites | ServedSite) => {
    const { page } = await visit(HOME, { context: { baseURL: origin, javaScriptEnabled: false } });
    const parts = [".button", ".footer"].map((part) => page.locator(part).first());
    return Promise.all(parts.map((part) => part.evaluate((element) => getComputedStyle(element).backgroundColor)));
  };
  expect(await colours(served)).toEqual(await colours(await servedSite("rightToLeft")));
});

test("a file of countries/public is served in development", async () => {
  const response = await fetch(`${served.origin}/emirates/fees.txt`);
  expect([response.status, response.headers.get("content-type"), await response.text()]).toEqual([
    200,
    "text/plain; charset=utf-8",
    "Fees\n",
  ]);
});

test("a link to a country that was not named leads to a page that says how it is served", async () => {
  const html = await (await fetch(`${served.origin}/egypt/services/`)).text();
  expect(html).toContain("<title>egypt is not served</title>");
  expect(html.match(/(?<=<pre>)[^<]*/g)).toEqual(["npx sitegen dev emirates egypt", "npx sitegen dev"]);
});
