import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { withRequests } from "../../cli/sheet/pageRequests.ts";
import { settlePage } from "../../cli/sheet/settlePage.ts";
import { findHeadless } from "../chromium.js";
import { openTab } from "./browser.ts";
import { CLI } from "../sites/serve.ts";
import { HARBOUR } from "../sites/settingsSites.ts";

interface Sheet {
  pictures: { template: string; file: string; width: number; height: number; state: string }[];
}

/** Takes the pictures of a country at one width; gives what is said of each, and where they are. */
function useSheet(country: string, root: string): { out: string; take: () => Sheet["pictures"] } {
  const out = mkdtempSync(join(tmpdir(), "sitegen-sheet-"));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  const args = ["sheet", country, "--root", root, "--widths", "390", "--out", out, "--json", "--quiet"];
  const env = { ...process.env, CHROME_PATH: findHeadless() };
  const take = () =>
    (JSON.parse(execFileSync(process.execPath, [CLI, ...args], { encoding: "utf8", env })) as Sheet).pictures;
  return { out, take };
}

test("a sheet of one country at one width has a picture of each template", () => {
  const { out, take } = useSheet("australia", inject("root"));
  const pictures = take();
  expect(pictures.map(({ template }) => template)).toEqual(expect.arrayContaining(["home", "contact", "not-found"]));
  expect(new Set(pictures.map(({ template }) => template)).size).toBe(pictures.length);
  for (const { file, width, height } of pictures) {
    const png = readFileSync(join(out, file));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], file).toEqual([width, height]);
    // A page that is twice as long as it should be has something fixed in the wrong place.
    expect(height, file).toBeGreaterThan(800);
    expect(height, file).toBeLessThan(16_000);
  }
  expect(readFileSync(join(out, "index.html"), "utf8")).toContain('src="australia/home-390.png"');
});

test("the next sheet finds the pictures unchanged", () => {
  const { out, take } = useSheet("atlantis", inject("settingsRoot"));
  const count = take().length;
  expect(take().map(({ state }) => state)).toEqual(Array.from({ length: count }, () => "same"));
  expect(count).toBeGreaterThan(3);
  expect(readdirSync(out).sort()).toEqual(["atlantis", "index.html"]);
});

test("what comes late is in the pictures: the combobox of a form, a picture far down", async () => {
  const page = await openTab({ baseURL: inject("settingsOrigin"), reducedMotion: "reduce" });
  await page.route(/DialCombobox|tower/, async (route) => {
    await page.waitForTimeout(2500);
    await route.continue();
  });
  await page.goto("/lemuria/contact-us/");
  await settlePage(page);
  expect(await page.locator("main select.field__control--dial").count()).toBe(0);
  expect(await page.locator("main [role=combobox]").count()).toBeGreaterThan(0);
  await page.goto(HARBOUR);
  await settlePage(page);
  const tower = page.getByRole("img", { name: "The tower" });
  expect(await tower.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
});

test("a request that begins a moment after the last one is waited for", async () => {
  const page = await openTab();
  await page.goto("/robots.txt");
  await page.route("**/late.txt", async (route) => {
    await page.waitForTimeout(600);
    await route.fulfill({ body: "late" });
  });
  const late = await withRequests(page, async (requests) => {
    // Nothing has been asked for meanwhile.
    await page.waitForTimeout(500);
    await page.evaluate(() => {
      setTimeout(async () => {
        await fetch("/late.txt");
        document.title = "late";
      }, 100);
    });
    await requests.end(30_000);
    return page.title();
  });
  expect(late).toBe("late");
});

test("what is fixed stands at the page's end in the pictures, and makes no page longer", async () => {
  const page = await openTab({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await page.goto("/india/thank-you/");
  const before = await page.evaluate(() => document.documentElement.scrollHeight);
  await settlePage(page);
  const after = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    ends: [...document.querySelectorAll(".booking, .stack__inner")].map((element) =>
      Math.round(document.documentElement.scrollHeight - element.getBoundingClientRect().bottom),
    ),
  }));
  // The heights of parts that were not in view are estimated before.
  expect(after.height).toBeLessThanOrEqual(before);
  expect(after.ends).toEqual([20, 20]);
});

/** Compares the sites with another build of them, which is a copy with changed files. */
function lookAgainst(change: (file: string, text: string) => string) {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-against-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = inject("settingsRoot");
  const other = join(folder, "dist");
  cpSync(join(root, "dist"), other, { recursive: true });
  for (const name of readdirSync(other, { recursive: true, encoding: "utf8" })) {
    if (/\.(?:br|gz)$/.test(name)) rmSync(join(other, name));
    if (!/\.(?:css|html)$/.test(name)) continue;
    writeFileSync(join(other, name), change(name, readFileSync(join(other, name), "utf8")));
  }
  const args = ["sheet", "atlantis", "--against", other, "--root", root, "--widths", "390", "--out", folder, "--json"];
  const env = { ...process.env, CHROME_PATH: findHeadless() };
  const report = JSON.parse(execFileSync(process.execPath, [CLI, ...args, "--quiet"], { encoding: "utf8", env })) as {
    pages: number;
    groups: { name: string; pages: string[] }[];
  };
  return { ...report, html: readFileSync(join(folder, "index.html"), "utf8") };
}

const inCss = (rule: string) => (file: string, text: string) => (file.endsWith(".css") ? text + rule : text);

test("builds whose stylesheets differ in nothing that is seen look the same", () =>
  expect(lookAgainst(inCss(".nowhere{color:red}")).groups).toEqual([]));

test("a footer of another colour is one change on all pages, and the copy of a page another on one", () => {
  const footer = inCss(".footer{background:#402020}");
  const { groups, pages, html } = lookAgainst((file, text) =>
    file === "atlantis/thank-you/index.html" ? text.replace(/(<h1[^>]*>)/, "$1Before: ") : footer(file, text),
  );
  expect(groups.map(({ name, pages }) => [name, pages.length])).toEqual([
    // One page is of a layout without footer.
    ["Footer: background", pages - 1],
    [expect.stringMatching(/: text$/), 1],
  ]);
  expect(html.match(/<img src="data:image\/webp;base64,/g)).toHaveLength(4);
  expect(html).not.toMatch(/<script|<link|https?:/);
});

test("another text size of the whole page is few changes", () => {
  const { groups, pages } = lookAgainst(inCss("html{font-size:110%}"));
  expect(groups.length).toBeLessThanOrEqual(5);
  expect([groups[0]?.name, groups[0]?.pages.length]).toEqual(["Page: text size", pages]);
});
