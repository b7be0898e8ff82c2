import { HtmlValidate } from "html-validate";
import { expect, inject, test } from "vitest";
import { forEach, openTab, PHONE } from "./browser.ts";
import { isLookedAt, onePerTemplate, routes } from "./routes.ts";

const origin = inject("origin");

test("every route is complete before any script runs", async () => {
  const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
  const problems: string[] = [];
  await forEach(routes, async ({ path, template }) => {
    const html = await fetch(origin + path).then((response) => response.text());
    const [header = "", rest = ""] = html.split("</header>");
    const facts = {
      h1: count(html, /<h1[ >]/g),
      title: count(html.split("</head>")[0] ?? "", /<title>[^<]{10,}<\/title>/g),
      description: count(html, /<meta name="description" content="[^"]{50,}"/g),
      menu: count(header, /<a /g),
      main: count(html, /<main /g),
      footer: count(rest.split("<footer")[1] ?? "", /<a /g),
      crumbs: count(html, /<nav class="crumbs"/g),
      blocking: count(
        html,
        /<script(?![^>]*(?:type="module"|type="application\/(?:ld\+)?json"|type="speculationrules"))/g,
      ),
    };
    const inner = !["home", "landing", "thank-you"].includes(template);
    const complete =
      facts.h1 === 1 &&
      facts.title === 1 &&
      facts.description === 1 &&
      facts.menu > 5 &&
      facts.main === 1 &&
      facts.footer > 5;
    if (!complete || facts.blocking > 0 || (inner && facts.crumbs !== 1))
      problems.push(`${path}: ${JSON.stringify(facts)}`);
  });
  expect(problems).toEqual([]);
}, 120_000);

test("each kind of page is readable with JavaScript off", async () => {
  const page = await openTab({ javaScriptEnabled: false, viewport: PHONE });
  for (const { path } of onePerTemplate) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    expect(await page.locator("h1").isVisible(), path).toBe(true);
    expect((await page.locator("main").innerText()).length, path).toBeGreaterThan(200);
    expect(await page.locator("footer a").first().isVisible(), path).toBe(true);
  }
}, 120_000);

test("the menu opens and links work with JavaScript off", async () => {
  const page = await openTab({ javaScriptEnabled: false });
  await page.goto("/india/");
  await page.getByRole("navigation", { name: "Main" }).getByText("Services", { exact: true }).click();
  await page.getByRole("link", { name: "Visa guidance" }).first().click();
  expect(new URL(page.url()).pathname).toBe("/india/services/visa-guidance/");
  await page.getByRole("link", { name: "Free Consultation" }).first().click();
  expect(await page.locator("form[data-enquiry] [name='your-name']").count()).toBe(1);
});

test("pages are valid HTML, the internal links of every page lead somewhere, and its icons are in it", async () => {
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
    const report = isLookedAt(path) || !known.has(path) ? await validator.validateString(html) : undefined;
    for (const { messages } of report?.results ?? []) {
      for (const { ruleId, message, line, column } of messages)
        problems.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
    }
    for (const [, href = ""] of html.matchAll(/ (?:href|src)="([^"]*)"/g)) {
      // `#top` is the start of any page, by the standard.
      if (href.startsWith("#") && href !== "#top" && !html.includes(` id="${href.slice(1)}"`))
        problems.push(`${path}: there is no ${href}`);
      if (!href.startsWith("/") || known.has(href)) continue;
      const target = href.replace(/#.*$/, "");
      if (!checked.has(target))
        checked.set(target, await fetch(origin + target, { redirect: "manual" }).then(({ status }) => status === 200));
      if (!checked.get(target)) problems.push(`${path}: ${href} leads nowhere`);
    }
  }
  expect([...new Set(problems)].slice(0, 40)).toEqual([]);
}, 120_000);
