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
    const [heading, main, link] = ["h1", "main", "footer a"].map((part) => page.locator(part).first());
    expect([await heading?.isVisible(), await link?.isVisible()], path).toEqual([true, true]);
    expect((await main?.innerText())?.length, path).toBeGreaterThan(200);
  }
});

test("the menu opens and links work with JavaScript off", async () => {
  const page = await openTab({ javaScriptEnabled: false });
  await page.goto("/india/");
  await page.getByRole("navigation", { name: "Main" }).getByText("Services", { exact: true }).click();
  await page.getByRole("link", { name: "Visa guidance" }).first().click();
  expect(new URL(page.url()).pathname).toBe("/india/services/visa-guidance/");
  await page.getByRole("link", { name: "Free Consultation" }).first().click();
  expect(await page.locator("form[data-enquiry] [name='your-name']").count()).toBe(1);
});

test("pages are valid HTML, and their icons are in them", async () =>
  expect(await findInvalid([...onePerTemplate.map(({ path }) => path), "/", "/404.html"])).toEqual([]));
