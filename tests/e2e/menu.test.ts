import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, listenToConsole, useBrowser } from "./browser.ts";
import { type Answer, held, json, noConnection, type Services, silence, takeOver, text } from "./contentApi.ts";
import { withoutPopups } from "./popupCookies.ts";

const browser = useBrowser();
const CMS = "https://cms.farhaven.example";
/** Ids of the header menus in the CMS. */
const MENU_IDS: Record<string, string> = { india: "6", australia: "10", bhutan: "7", philippines: "8" };

interface Visit {
  page: Page;
  services: Services;
  messages: string[];
}

async function open(menu: Answer, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  const page = await browser.open();
  const messages = listenToConsole(page);
  const services = await takeOver(page.context(), { menu });
  await withoutPopups(page.context());
  await prepare?.(page);
  await page.goto("/bhutan/services/");
  await hydrated(page);
  return { page, services, messages };
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" }).locator("ul.menu");
const titles = (page: Page) => menu(page).locator(":scope > li").locator("> a, > details > summary").allTextContents();

/** Every link of the menu: title and address. */
const links = (page: Page) =>
  menu(page)
    .locator("a")
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));

const PRERENDERED = ["Study abroad", "Services", "Scholarships", "MBBS", "News", "Contact us"];

test("the server's menu, up to three levels, takes the place of the prerendered one", async () => {
  const level = (depth: number): object => ({
    title: `Level ${depth}`,
    url: `/bhutan/l${depth}/`,
    child: depth < 4 ? [level(depth + 1)] : null,
  });
  const { page, messages } = await open(json([{ title: "Start", url: "/bhutan/", child: null }, level(1)]));
  await expect.poll(() => titles(page)).toEqual(["Start", "Level 1"]);
  expect(await links(page)).toEqual([
    ["Start", "/bhutan/"],
    ["All about level 1", "/bhutan/l1/"],
    ["All about level 2", "/bhutan/l2/"],
    ["Level 3", "/bhutan/l3/"],
  ]);
  // By mouse: resting on a title opens its panel. By keyboard: Enter opens, Esc closes and goes back to the title.
  const title = menu(page).locator("summary", { hasText: "Level 1" });
  await title.hover();
  await page.getByRole("link", { name: "All about level 1" }).waitFor();
  await menu(page).locator("summary", { hasText: "Level 2" }).click();
  await page.getByRole("link", { name: "Level 3" }).waitFor();
  await page.mouse.move(700, 800);
  await page.getByRole("link", { name: "Level 3" }).waitFor({ state: "hidden" });
  await title.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("All about level 1");
  await page.keyboard.press("Escape");
  expect(
    await title.evaluate((element) => [
      element === document.activeElement,
      (element.parentElement as HTMLDetailsElement).open,
    ]),
  ).toEqual([true, false]);
  expect(messages).toEqual([]);
  await page.context().close();
});

test("each country asks for its own menu", async () => {
  const page = await browser.open();
  for (const [country, id] of Object.entries(MENU_IDS)) {
    const request = page.waitForRequest("**/menus/v1/menu/*");
    await page.goto(`/${country}/careers/`);
    await hydrated(page);
    const url = (await request).url();
    expect([country, url.split("/").at(-1)]).toEqual([country, id]);
    expect((await request).method()).toBe("GET");
  }
  await page.context().close();
});

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
  const { page, services, messages } = await open(silence);
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
    expect([name, await titles(page)]).toEqual([name, PRERENDERED]);
    expect(messages.filter((message) => message.startsWith("uncaught"))).toEqual([]);
  }
  await page.context().close();
});

test("a late answer counts", async () => {
  const answer = held(json([{ title: "Late", url: "/bhutan/late/", child: null }]));
  const { page } = await open(answer.answer, (opened) => opened.clock.install());
  await page.clock.fastForward(7000);
  expect(await titles(page)).toEqual(PRERENDERED);
  answer.release();
  await expect.poll(() => titles(page)).toEqual(["Late"]);
  await page.context().close();
});

test("after 8 s no answer is waited for", async () => {
  const { page } = await open(silence, (opened) => opened.clock.install());
  const ended = page.waitForEvent("requestfailed", (request) => request.url().includes("/menu/"));
  await page.clock.fastForward(8000);
  await ended;
  expect(await titles(page)).toEqual(PRERENDERED);
  await page.context().close();
});

test("what a CMS makes of a menu: entities, its own host, children in any shape; no scheme but the harmless ones", async () => {
  const child = (title: unknown, url: unknown) => ({ title, url });
  const { page, messages } = await open(
    json({
      1: {
        title: "Fees &amp; funding &#8211; &quot;all&quot;",
        url: `${CMS}/bhutan/services//scholarship-guidance`,
        child: [],
      },
      2: {
        title: "<b>Visas</b>&nbsp;&hellip;",
        url: "#",
        children: {
          7: child("Student &lt;visa&gt;", `${CMS}/bhutan/visa?x=1#top`),
          8: child("Brochure", `${CMS}/wp-content/fees.pdf`),
        },
      },
      3: {
        title: { rendered: "Talk" },
        url: "",
        child_items: [
          child("Call", "tel:+97500000000"),
          child("Write", "mailto:bhutan@farhaven.example"),
          child("Partner", "https://partner.example/a"),
        ],
      },
      4: {
        title: "Never",
        url: null,
        child: [
          "javascript:alert(1)",
          " JaVaScRiPt:alert(1)",
          "java\nscript:alert(1)",
          "&#106;avascript:alert(1)",
          "data:text/html,x",
          "vbscript:x",
          "//evil.example/",
          "/\\evil.example",
          "https://me:pass@evil.example/",
          "blob:x",
        ].map((url) => child("Bad", url)),
      },
      5: { title: "Kept", url: "/bhutan/news/", child: "nothing" },
    }),
  );
  await expect.poll(() => titles(page)).toEqual(['Fees & funding – "all"', "Visas …", "Talk", "Kept"]);
  expect(await links(page)).toEqual([
    ['Fees & funding – "all"', "/bhutan/services/scholarship-guidance/"],
    ["Student <visa>", "/bhutan/visa/?x=1#top"],
    ["Brochure", `${CMS}/wp-content/fees.pdf`],
    ["Call", "tel:+97500000000"],
    ["Write", "mailto:bhutan@farhaven.example"],
    ["Partner", "https://partner.example/a"],
    ["Kept", "/bhutan/news/"],
  ]);
  expect(messages).toEqual([]);
  await page.context().close();
});
