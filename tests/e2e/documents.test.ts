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
    extends: ["html-validate:recommended"],
    rules: {
      // Ways to write the same: React has `fetchPriority`, `<img/>`, `hidden=""`.
      "attr-case": "off",
      "void-style": "off",
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      // HTML takes any text for an id; headings can begin with a number, and entries of settings have their path.
      "valid-id": ["error", { relaxed: true }],
      // The styles keep every number in one line (`a[href^="tel:"]`), and people copy one with plain spaces.
      "tel-non-breaking": "off",
      // ARIA lets lists and their items have names: slides say which they are of how many.
      "aria-label-misuse": ["error", { allowAnyNamable: true }],
    },
  });
  const known = new Set(routes.map(({ path }) => path));
  const problems: string[] = [];
  const checked = new Map<string, boolean>();
  const documents = new Map<string, string>();
  for (const { path } of [...routes, { path: "/" }, { path: "/404.html" }]) {
    const html = await fetch(origin + path).then((response) => response.text());
    if (isLookedAt(path) || !known.has(path)) documents.set(path, html);
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
  // When all is fetched: the server closes connections that wait for long.
  for (const [path, html] of documents)
    for (const { messages } of (await validator.validateString(html)).results)
      for (const { ruleId, message, selector, line, column } of messages)
        // A calculator sends nothing: its sum follows its fields.
        if (ruleId !== "wcag/h32" || !selector?.startsWith("#budget "))
          problems.push(`${path}:${line}:${column} ${ruleId}: ${message}`);
  expect([...new Set(problems)].slice(0, 40)).toEqual([]);
}, 120_000);
