import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { DESKTOP, hydrated, PHONE } from "./browser.ts";
import { type Answer, held, json, noConnection } from "./contentApi.ts";
import { chooseDialCode, chosenDialCode, pageForm } from "./enquiryForm.ts";
import { layoutShifts, watchLayoutShifts } from "./layoutShift.ts";
import { routed } from "./router.ts";
import { settle, visit } from "./visit.ts";

test("tabs: the first is active at first; mouse and keyboard change it", async () => {
  const { page } = await visit("/india/contact-us/");
  const tabs = page.getByRole("tablist", { name: "Offices by region" }).getByRole("tab");
  const state = async () => ({
    selected: await tabs.evaluateAll((all) =>
      all.filter((tab) => tab.ariaSelected === "true").map((tab) => tab.textContent),
    ),
    shown: await page.getByRole("tabpanel").getByRole("heading").allTextContents(),
  });
  expect(await tabs.allTextContents()).toEqual(["Tamil Nadu", "Delhi", "Rajasthan"]);
  expect(await state()).toEqual({ selected: ["Tamil Nadu"], shown: ["Chennai"] });
  await tabs.nth(2).click();
  await expect.poll(state).toEqual({ selected: ["Rajasthan"], shown: ["Jaipur"] });
  for (const [key, selected, shown] of [
    ["ArrowRight", "Tamil Nadu", "Chennai"],
    ["End", "Rajasthan", "Jaipur"],
    ["ArrowLeft", "Delhi", "Delhi"],
    ["Home", "Tamil Nadu", "Chennai"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(state).toEqual({ selected: [selected], shown: [shown] });
  }
  // One stop for the whole row; the next one is the panel.
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("tabpanel");
});

test("without scripts all of the tabs' panels are to be seen, and questions open", async () => {
  const { page } = await visit("/india/contact-us/", { context: { javaScriptEnabled: false } });
  for (const office of ["Chennai", "Delhi", "Jaipur"])
    expect(await page.getByRole("main").getByRole("heading", { name: office }).isVisible()).toBe(true);
  expect(await page.getByRole("tab").filter({ visible: true }).count()).toBe(0);
  await page.goto("/india/");
  const questions = page.getByRole("main").locator(".accordion details");
  const open = () => questions.evaluateAll((all) => all.map((details) => (details as HTMLDetailsElement).open));
  expect((await open()).slice(0, 2)).toEqual([true, false]);
  await questions.nth(1).locator("summary").click();
  expect((await open())[1]).toBe(true);
});

test("India's pages ask for the visitor's country, the others don't; nothing depends on the answer", async () => {
  const answers: Record<string, Answer> = { good: json({ country_code: "IN" }), failure: noConnection };
  const { page, services, messages } = await visit("/bhutan/careers/");
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/geo-ip") && asked.push(page.url()));
  for (const [name, answer] of Object.entries(answers)) {
    services.geoIp = answer;
    const request = page.waitForRequest("**/geo-ip");
    await page.goto("/india/careers/");
    await hydrated(page);
    await request;
    expect([name, messages.filter((message) => message.startsWith("uncaught"))]).toEqual([name, []]);
  }
  await page.goto("/bhutan/careers/");
  await routed(page);
  expect(asked.length).toBe(Object.keys(answers).length);
});

test("the picker of dial codes begins with the visitor's country, unless they have chosen", async () => {
  // The page would give up while a busy machine is at it.
  const prepare = (page: Page) => page.addInitScript(() => (AbortSignal.timeout = () => new AbortController().signal));
  const answer = held(json({ country_code: "bt" }));
  const { page } = await visit("/india/contact-us/", { answers: { geoIp: answer.answer }, prepare });
  const chosen = () => chosenDialCode(pageForm(page));
  expect(await chosen()).toBe("+91 India");
  answer.release();
  await expect.poll(chosen).toBe("+975 Bhutan");
  // It is no choice of the visitor's: a reset keeps it, and popups may come.
  await pageForm(page).evaluate((form) => (form as HTMLFormElement).reset());
  expect(await chosen()).toBe("+975 Bhutan");

  const late = held(json({ country_code: "BT" }));
  const other = await visit("/india/contact-us/", { answers: { geoIp: late.answer }, prepare });
  await chooseDialCode(pageForm(other.page), "+63 Philippines");
  const answered = other.page.waitForResponse("**/geo-ip");
  late.release();
  await (await answered).finished();
  await settle(other.page);
  expect(await chosenDialCode(pageForm(other.page))).toBe("+63 Philippines");
});

test("dates of posts: the short form is relative while the date is recent, and nothing moves by that", async () => {
  const list = "/india/news/";
  const html = await (await fetch(inject("origin") + list)).text();
  const iso = /<time dateTime="([^"]*)"[^>]* data-short="">/.exec(html)?.[1] ?? "";
  for (const viewport of [PHONE, DESKTOP]) {
    const days = held((route) => route.continue());
    const { page, messages } = await visit(list, {
      context: { viewport },
      early: true,
      prepare: async (opened) => {
        await opened.route("**/days-*.js", days.answer);
        await watchLayoutShifts(opened);
        await opened.clock.setFixedTime(Date.parse(iso) + 3 * 86400e3);
      },
    });
    const date = page.locator("main time[data-short]").first();
    expect(await date.textContent()).toMatch(/^[A-Z][a-z]{2} \d{1,2}$/);
    const moved = await layoutShifts(page);
    days.release();
    await hydrated(page);
    await expect.poll(() => date.textContent()).toBe("3 days ago");
    expect([await layoutShifts(page), messages]).toEqual([moved, []]);
  }
});

test("a link to a tab's panel opens it", async () => {
  const { page } = await visit("/india/contact-us/#panel_offices-in-1");
  const selected = () => page.getByRole("tab", { selected: true }).allTextContents();
  await expect.poll(selected).toEqual(["India", "Delhi"]);
  await page.evaluate(() => (location.hash = "panel_offices-in-2"));
  await expect.poll(selected).toEqual(["India", "Rajasthan"]);
  await page.getByRole("tab", { name: "Bhutan" }).click();
  expect(await selected()).toEqual(["Bhutan"]);
  await page.evaluate(() => (location.hash = "panel_offices-in-0"));
  await expect.poll(selected).toEqual(["India", "Tamil Nadu"]);
});
