import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hydrated } from "../e2e/browser.ts";
import { PROJECTS } from "../sites/projects.ts";
import { serve, type ServedSites } from "../sites/serve.ts";
import { pathOf, visit } from "../e2e/visit.ts";

const root = mkdtempSync(join(tmpdir(), "sitegen-dev-"));
let served: ServedSites;

beforeAll(async () => {
  PROJECTS.ownParts(root);
  write("countries/mill.yaml", "name: Mill Lane\nlanguages: [en, de]\n");
  write(
    "countries/content/mill/de/home.md",
    read("countries/content/mill/home.md").replace(/^title: .*/m, "title: Brot"),
  );
  served = await serve("dev", "--root", root);
});
afterAll(async () => {
  await served?.stop();
  rmSync(root, { recursive: true, force: true });
});

const read = (file: string) => readFileSync(join(root, file), "utf8");

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** Changes a file while the server runs. @returns the function that takes it back */
function change(file: string, piece: string | RegExp, replacement: string): () => void {
  const before = read(file);
  write(file, before.replace(piece, replacement));
  expect(read(file)).not.toBe(before);
  return () => write(file, before);
}

const open = (path: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(path, { ...options, context: { baseURL: served.origin } });

const overlayOf = (page: Page) =>
  page.evaluate(
    () => document.querySelector("vite-error-overlay")?.shadowRoot?.querySelector(".window")?.textContent ?? "",
  );

/** What is worth a look: Vite says what it does. */
const complaints = (messages: readonly string[]) => messages.filter((message) => !/^(?:debug|info): /.test(message));

test("mistakes in YAML and Markdown are shown with their places until they are mended, and then the new text", async () => {
  const { page, messages } = await open("/quay/");
  const mendYaml = change("countries/quay.yaml", "name:", "nam:");
  const mendMarkdown = change("countries/content/quay/home.md", /^title: /m, "titel: ");
  await expect.poll(() => overlayOf(page)).toContain(`${root}/countries/quay.yaml:2:1`);
  await expect.poll(() => overlayOf(page)).toMatch(/content\/quay\/home\.md:2:1[^]*→ Did you mean `title`\?/);

  const { page: later } = await open("/mill/", { early: true });
  await expect.poll(() => overlayOf(later)).toContain("countries/quay.yaml:2:1");

  mendMarkdown();
  await expect.poll(() => overlayOf(page)).not.toContain("home.md");
  expect(await overlayOf(page)).toContain("countries/quay.yaml:2:1");
  mendYaml();
  change("countries/content/quay/home.md", /^title: .*/m, "title: Bread by the water");
  for (const shown of [page, later]) await expect.poll(() => overlayOf(shown)).toBe("");
  await expect.poll(() => page.title()).toContain("Bread by the water");
  await hydrated(page);
  expect(complaints(messages)).toEqual([]);
});

test("pages and countries that are added are served, and those that are removed are not", async () => {
  const status = async (path: string) => (await fetch(served.origin + path)).status;
  expect([await status("/quay/jobs/"), await status("/pier/")]).toEqual([404, 404]);
  write("countries/content/quay/jobs.md", read("countries/content/quay/about.md"));
  const removePage = change("countries/quay.yaml", "  about: {}", "  about: {}\n  jobs: {}");
  write("countries/content/pier/home.md", read("countries/content/mill/home.md"));
  write("countries/pier.yaml", "name: The Pier\n");
  await expect.poll(() => status("/quay/jobs/")).toBe(200);
  await expect.poll(() => status("/pier/")).toBe(200);

  const { page, messages } = await open("/quay/jobs/");
  rmSync(join(root, "countries/content/quay/jobs.md"));
  removePage();
  rmSync(join(root, "countries/pier.yaml"));
  rmSync(join(root, "countries/content/pier"), { recursive: true });
  await expect.poll(() => status("/quay/jobs/")).toBe(404);
  await expect.poll(() => status("/pier/")).toBe(404);
  await expect.poll(() => page.locator("h1").innerText()).toMatch(/not found/i);
  // The page itself is not found.
  expect(complaints(messages).filter((message) => !message.includes("status of 404"))).toEqual([]);
});

test("own parts are shown, and their edits without a reload by hand", async () => {
  const { page, messages } = await open("/india/story/", { early: true });
  const prices = () => page.locator(".own-prices dd").allTextContents();
  await expect.poll(prices).toEqual(["€2.50", "€4.00"]);
  // Who is not connected yet is not told of an edit.
  await expect.poll(() => messages).toContainEqual(expect.stringContaining("[vite] connected."));
  change("countries/sections/lib/inEuro.ts", "EUR", "USD");
  await expect.poll(prices).toEqual(["$2.50", "$4.00"]);
  // A section is markup of the server: its edit has loaded the page anew. Until its modules are there it takes no edit of them.
  await hydrated(page);
  change("countries/styles/_colours.scss", "--accent", "--deep");
  const colour = () => page.locator(".own-award").evaluate((part) => getComputedStyle(part).backgroundColor);
  await expect.poll(colour).toBe("rgb(38, 50, 63)");
});

test("a section with code in the browser keeps its state when it is edited", async () => {
  const { page, messages } = await open("/india/story/", { early: true });
  const section = page.locator("#at-once");
  await section.locator("output[data-live]").waitFor({ timeout: 60_000 });
  await hydrated(page, 60_000);
  await section.getByRole("button").click();
  expect(await section.locator("output").textContent()).toBe("3");
  change("countries/sections/lib/Counter.tsx", "Add {step}", "Add another {step}");
  await section.getByRole("button", { name: "Add another 2" }).waitFor();
  expect(await section.locator("output").textContent()).toBe("3");
  expect(complaints(messages)).toEqual([]);
});

test("links lead to the other language, and React has nothing against its pages", async () => {
  const { page, messages } = await open("/mill/", { early: true });
  await hydrated(page, 60_000);
  const link = page.locator('a[hreflang="de"]').first();
  await link.evaluate((element: HTMLAnchorElement) => element.click());
  await expect.poll(() => pathOf(page)).toBe("/mill/de/");
  await hydrated(page);
  expect(await page.locator("html").getAttribute("lang")).toBe("de");
  expect(complaints(messages)).toEqual([]);
});

test("the root is the page to choose a country", async () => {
  const html = await (await fetch(`${served.origin}/`)).text();
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? [];
  expect(main.match(/Mill Lane|Old Quay|India/g)).toEqual(["India", "Mill Lane", "Old Quay"]);
});
