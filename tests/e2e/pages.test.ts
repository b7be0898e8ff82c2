import { HtmlValidate } from "html-validate";
import { expect, inject, test } from "vitest";
import { DESKTOP, forEach, hydrated, listenToConsole, PHONE, useBrowser } from "./browser.ts";
import { readRoutes } from "./routes.ts";

const browser = useBrowser();
const routes = readRoutes();
const origin = inject("origin");

test("every route answers 200, hydrates and says nothing in the console", async () => {
  const problems: string[] = [];
  await forEach(routes, async ({ path }) => {
    const page = await browser.open({ viewport: PHONE });
    const messages = listenToConsole(page);
    const response = await page.goto(path);
    await hydrated(page);
    // What React has to say about a mismatch comes with the first commit.
    await page.waitForTimeout(100);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (response?.status() !== 200) problems.push(`${path}: ${response?.status()}`);
    if (overflow > 0) problems.push(`${path}: ${overflow} px wider than the screen`);
    problems.push(...messages.map((message) => `${path}: ${message}`));
    await page.context().close();
  });
  expect(problems).toEqual([]);
}, 240_000);

test("every route is complete with JavaScript off", async () => {
  const problems: string[] = [];
  const page = await browser.open({ javaScriptEnabled: false, viewport: DESKTOP });
  for (const { path, template } of routes) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const facts = {
      h1: await page.locator("h1").count(),
      title: (await page.title()).length > 10,
      description: await page.locator('meta[name="description"]').count(),
      header: await page.locator("header nav a").count(),
      footer: await page.locator("footer a").count(),
      crumbs: await page.locator('nav[aria-label="Breadcrumb"] a').count(),
    };
    const inner = template !== "home" && template !== "landing";
    const complete = facts.h1 === 1 && facts.title && facts.description === 1 && facts.header > 5 && facts.footer > 5 && (!inner || facts.crumbs > 0);
    if (!complete) problems.push(`${path}: ${JSON.stringify(facts)}`);
  }
  await page.context().close();
  expect(problems).toEqual([]);
}, 120_000);

test("the menu opens and links work with JavaScript off", async () => {
  const page = await browser.open({ javaScriptEnabled: false });
  await page.goto("/india/");
  await page.getByRole("navigation", { name: "Main" }).getByText("Services", { exact: true }).click();
  await page.getByRole("link", { name: "Visa guidance" }).first().click();
  expect(new URL(page.url()).pathname).toBe("/india/services/visa-guidance/");
  await page.getByRole("link", { name: "Free Consultation" }).first().click();
  expect(await page.locator("form[data-enquiry] [name='your-name']").count()).toBe(1);
  await page.context().close();
});

test("every page is valid HTML and its internal links lead somewhere", async () => {
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // React writes attribute names in its own case and leaves void elements self-closed.
      "attr-case": "off",
      "void-style": "off",
      "no-trailing-whitespace": "off",
      "no-inline-style": "error",
      "long-title": "off",
      "tel-non-breaking": "off",
      // Every button says its type where it matters; the rule does not know `<summary>`.
      "no-implicit-button-type": "error",
    },
  });
  const known = new Set(routes.map(({ path }) => path));
  const problems: string[] = [];
  const checked = new Map<string, boolean>();
  for (const { path } of [...routes, { path: "/" }, { path: "/404.html" }]) {
    const html = await fetch(origin + path).then((response) => response.text());
    const report = await validator.validateString(html);
    for (const result of report.results) {
      for (const { ruleId, message, line, column } of result.messages) problems.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
    }
    for (const [, href = ""] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      if (!href.startsWith("/") || known.has(href)) continue;
      const target = href.replace(/#.*$/, "");
      if (!checked.has(target)) checked.set(target, await fetch(origin + target, { redirect: "manual" }).then(({ status }) => status === 200));
      if (!checked.get(target)) problems.push(`${path}: ${href} leads nowhere`);
    }
  }
  expect([...new Set(problems)].slice(0, 40)).toEqual([]);
}, 120_000);
