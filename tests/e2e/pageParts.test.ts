import { expect, test } from "vitest";
import { hydrated, listenToConsole, useBrowser } from "./browser.ts";
import { type Answer, json, noConnection, takeOver, text } from "./contentApi.ts";
import { withoutPopups } from "./popupCookies.ts";

const browser = useBrowser();

test("tabs: the first is active at first; mouse and keyboard change it", async () => {
  const page = await browser.open();
  await withoutPopups(page.context());
  await page.goto("/india/contact-us/");
  await hydrated(page);
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
  await page.context().close();
});

test("without scripts all of the tabs' panels are to be seen, and questions open", async () => {
  const page = await browser.open({ javaScriptEnabled: false });
  await page.goto("/india/contact-us/");
  for (const office of ["Chennai", "Delhi", "Jaipur"])
    expect(await page.getByRole("main").getByRole("heading", { name: office }).isVisible()).toBe(true);
  expect(await page.getByRole("tab").filter({ visible: true }).count()).toBe(0);
  await page.goto("/india/");
  const questions = page.getByRole("main").locator(".accordion details");
  const open = () => questions.evaluateAll((all) => all.map((details) => (details as HTMLDetailsElement).open));
  expect((await open()).slice(0, 2)).toEqual([true, false]);
  await questions.nth(1).locator("summary").click();
  expect((await open())[1]).toBe(true);
  await page.context().close();
});

test("India's pages ask for the visitor's country, the others don't; nothing depends on the answer", async () => {
  const answers: Record<string, Answer> = {
    good: json({ country_code: "IN" }),
    odd: json({ country_code: 91 }),
    page: text("<!doctype html>"),
    failure: noConnection,
  };
  const page = await browser.open();
  const services = await takeOver(page.context());
  const messages = listenToConsole(page);
  let asked = 0;
  for (const [name, answer] of Object.entries(answers)) {
    services.geoIp = (route) => {
      asked++;
      return answer(route);
    };
    const request = page.waitForRequest("**/geo-ip");
    await page.goto("/india/careers/");
    await hydrated(page);
    await request;
    expect([name, messages.filter((message) => message.startsWith("uncaught"))]).toEqual([name, []]);
  }
  expect(asked).toBe(4);
  await page.goto("/bhutan/careers/");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect(asked).toBe(4);
  await page.context().close();
});
