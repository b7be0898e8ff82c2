import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { type Answer, held, json, noConnection, silence, text } from "./contentApi.ts";
import { pathOf, visit, type Visit } from "./visit.ts";

const ORIGIN = inject("origin");

/** Where the page at `/` sends the visitor, there is an empty page, which tells as much. */
const emptyHomes = (page: Page) =>
  page.route(/\/(india|australia|bhutan|philippines)\/(\?.*)?$/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Home</title>" }),
  );

/** A visitor whose country the geo-IP service tells, on the page at `/`; its clock stands still, however long an answer takes. */
const open = (geoIp: Answer): Promise<Visit> =>
  visit("/?stay", {
    early: true,
    answers: { geoIp },
    async prepare(page) {
      await emptyHomes(page);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
    },
  });

/** Where `/` leads to. */
async function destination(page: Page, from = "/"): Promise<string> {
  await page.goto(from, { waitUntil: "commit" });
  await page.waitForURL((url) => /^\/\w+\/$/.test(url.pathname), { waitUntil: "commit" });
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}

test("without scripts the page links to every country", async () => {
  const { page } = await visit("/", { context: { javaScriptEnabled: false } });
  expect(pathOf(page)).toBe("/");
  const links = page.getByRole("main").getByRole("link");
  expect(await links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]))).toEqual([
    ["India", "/india/"],
    ["Australia", "/australia/"],
    ["Bhutan", "/bhutan/"],
    ["Philippines", "/philippines/"],
  ]);
  await links.filter({ hasText: "Bhutan" }).click();
  await page.waitForURL("**/bhutan/");
});

test("the visitor's country decides; any other, and any failure, leads to the fallback", async () => {
  const answers: [name: string, answer: Answer, home: string][] = [
    ["IN", json({ country_code: "IN" }), "/india/"],
    ["PH", json({ country_code: "PH" }), "/philippines/"],
    ["another country", json({ country_code: "NP" }), "/australia/"],
    ["a name of an object's own", json({ country_code: "constructor" }), "/australia/"],
    ["null", json(null), "/australia/"],
    ["a page", text("<!doctype html>Too many requests", 429), "/australia/"],
    ["no connection", noConnection, "/australia/"],
  ];
  const { page, services } = await open(silence);
  const found: [string, string][] = [];
  for (const [name, answer] of answers) {
    services.geoIp = answer;
    found.push([name, await destination(page)]);
  }
  expect(found).toEqual(answers.map(([name, , home]) => [name, home]));
  // Campaigns count by the query.
  services.geoIp = json({ country_code: "PH" });
  expect(await destination(page, "/?utm_campaign=spring#top")).toBe("/philippines/?utm_campaign=spring#top");
});

test("an answer is waited for 1500 ms and no longer", async () => {
  const answer = held(json({ country_code: "IN" }));
  const { page } = await open(answer.answer);
  await page.goto("/");
  await page.clock.fastForward(1499);
  expect(pathOf(page)).toBe("/");
  await page.clock.fastForward(1);
  await page.waitForURL("**/australia/");
  answer.release();
});

test("a remembered choice comes first, at the host and in the page's own script", async () => {
  const { page } = await open(json({ country_code: "IN" }));
  await page.getByRole("link", { name: "Bhutan" }).click();
  await page.waitForURL("**/bhutan/");
  expect(await destination(page, "/?x=1")).toBe("/bhutan/?x=1");
  // A host that can't read cookies leaves it to the script.
  const plain = await fetch(ORIGIN).then((response) => response.text());
  await page.route(/:\d+\/(\?.*)?$/, (route) => route.fulfill({ contentType: "text/html", body: plain }));
  expect(await destination(page)).toBe("/bhutan/");
  await page.context().addCookies([{ name: "country-choice", value: "nowhere", url: ORIGIN }]);
  expect(await destination(page)).toBe("/india/");
});

test("who wants to stay, or is choosing already, is not sent away", async () => {
  const answer = held(json({ country_code: "IN" }));
  const { page } = await open(answer.answer);
  const documents: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && documents.push(request.url().replace(ORIGIN, "")));
  for (const path of ["/", "/?stay"]) {
    await page.goto(path);
    await page.keyboard.press("Tab");
    answer.release();
    await page.clock.runFor(3000);
  }
  expect(documents).toEqual(["/", "/?stay"]);
});
