import { expect, test } from "vitest";
import { hydrated } from "./browser.ts";
import { type Answer, held, json, noConnection, silence, text } from "./contentApi.ts";
import { menuTitles } from "./headerMenu.ts";
import { visit, type Visit } from "./visit.ts";

const PATH = "/bhutan/services/";
const PRERENDERED = ["Study abroad", "Services", "Scholarships", "MBBS", "News", "Contact us"];

test("on any failure, and after any odd answer, the prerendered menu stays", async () => {
  const failures: Record<string, Answer> = {
    "no connection": noConnection,
    "an error": json([{ title: "Error", url: "/x/", child: null }], 503),
    "no route": json({ code: "rest_no_route", message: "No route", data: { status: 404 } }, 404),
    "a page": text("<!doctype html><title>Maintenance</title>"),
    "a piece of JSON": text('[{"title":"Ha', 200, "application/json"),
    null: json(null),
    "a number": json(7),
    text: json("menu"),
    "an empty list": json([]),
    "an error with status 200": json({ code: "invalid", message: "No such menu", data: null }),
    "items of no use": json([
      null,
      1,
      "x",
      [],
      {},
      { title: "", url: "/x/" },
      { title: "No link", url: "javascript:alert(1)", child: null },
    ]),
  };
  const { page, services, messages } = await visit(PATH, { answers: { menu: silence } });
  for (const [name, answer] of Object.entries(failures)) {
    services.menu = answer;
    messages.length = 0;
    const asked = page.waitForRequest("**/menus/v1/menu/*");
    await page.reload();
    await hydrated(page);
    const response = await (await asked).response();
    await response?.finished();
    // An answer that counts is there a moment after it has been read.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 50)));
    expect([name, await menuTitles(page)]).toEqual([name, PRERENDERED]);
    expect(messages.filter((message) => message.startsWith("uncaught"))).toEqual([]);
  }
});

const openWithClock = (menu: Answer): Promise<Visit> =>
  visit(PATH, { answers: { menu }, prepare: (page) => page.clock.install() });

test("a late answer counts", async () => {
  const answer = held(json([{ title: "Late", url: "/bhutan/late/", child: null }]));
  const { page } = await openWithClock(answer.answer);
  await page.clock.fastForward(7000);
  expect(await menuTitles(page)).toEqual(PRERENDERED);
  answer.release();
  await expect.poll(() => menuTitles(page)).toEqual(["Late"]);
});

test("after 8 s no answer is waited for", async () => {
  const { page } = await openWithClock(silence);
  const ended = page.waitForEvent("requestfailed", (request) => request.url().includes("/menu/"));
  await page.clock.fastForward(8000);
  await ended;
  expect(await menuTitles(page)).toEqual(PRERENDERED);
});
