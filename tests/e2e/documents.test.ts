import { expect, inject, test } from "vitest";
import { openTab, PHONE } from "./browser.ts";
import { onePerTemplate, routes } from "./routes.ts";
import { findInvalid } from "./validHtml.ts";

test("every route is complete before any script runs", async () => {
  const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;
  const incomplete = routes.map(async ({ path, template }) => {
    const html = await fetch(inject("origin") + path).then((response) => response.text());
    const [header = "", rest = ""] = html.split("</header>");
    const facts = {
      h1: count(html, /<h1[ >]/g),
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
    const complete = facts.h1 === 1 && facts.menu > 5 && facts.main === 1 && facts.footer > 5;
    return complete && facts.blocking === 0 && (!inner || facts.crumbs === 1) ? [] : [{ path, facts }];
  });
  expect((await Promise.all(incomplete)).flat()).toEqual([]);
});

test("each kind of page is readable with JavaScript off", async () => {
  const page = await openTab({ javaScriptEnabled: false, viewport: PHONE });
  for (const { path } of onePerTemplate) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    // By one message: a locator brings a library into each document first.
    const shown = await page.evaluate(() => {
      const parts = ["h1", "footer a", "main"].map((part) => document.querySelector<HTMLElement>(part));
      return [parts.every((part) => part?.checkVisibility()), Number(parts[2]?.innerText.length) > 200];
    });
    expect(shown, path).toEqual([true, true]);
  }
});

test("pages are valid HTML, and their icons are in them", async () =>
  expect(await findInvalid([...onePerTemplate.map(({ path }) => path), "/", "/404.html"])).toEqual([]));
