import { expect, test } from "vitest";
import { hydrated } from "./browser.ts";
import { type Answer, held, json, noConnection, text } from "./contentApi.ts";
import { useVisits } from "./visit.ts";

const visit = useVisits();

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
  const answers: Record<string, Answer> = {
    good: json({ country_code: "IN" }),
    odd: json({ country_code: 91 }),
    page: text("<!doctype html>"),
    failure: noConnection,
  };
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
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(asked.length).toBe(Object.keys(answers).length);
});

test("the page loading flag is cleared 2500 ms after the page is mounted", async () => {
  const app = held((route) => route.continue());
  const { page } = await visit("/india/", {
    early: true,
    prepare: async (opened) => {
      await opened.route("**/entry-client-*.js", app.answer);
      await opened.clock.install();
    },
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  const isLoading = () => page.locator("[data-loading]").count();
  app.release();
  await hydrated(page);
  expect(await isLoading()).toBe(1);
  await page.clock.runFor(2499);
  expect(await isLoading()).toBe(1);
  await page.clock.runFor(1);
  await expect.poll(isLoading).toBe(0);
});
