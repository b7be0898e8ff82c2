import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, useBrowser } from "./browser.ts";
import { field, pageForm } from "./enquiryForm.ts";
import { closeByButton, openDialogs, openEnquiry } from "./openModal.ts";

const browser = useBrowser();
const DAY = 86400;

async function open(path: string, context?: BrowserContext): Promise<Page> {
  const page = context ? await context.newPage() : await browser.open({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    // Browsers cap a lifetime at 400 days: what is asked for is seen here only.
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
    const written: string[] = ((window as unknown as { written: string[] }).written = []);
    Object.defineProperty(document, "cookie", {
      get: () => get?.call(document) as string,
      set: (value: string) => {
        written.push(value);
        set?.call(document, value);
      },
    });
  });
  const watching = page.waitForResponse(/watchPopups-.*\.js$/);
  await page.goto(path);
  await hydrated(page);
  await watching;
  return page;
}

/** What an event leads to is there two frames later. */
const settle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Scrolls to a part of the page's height, and a little. */
async function scrollPage(page: Page, part: number, extra = 0): Promise<void> {
  await page.evaluate(
    ([part, extra]) =>
      scrollTo({ top: Math.ceil(document.documentElement.scrollHeight * part) + extra, behavior: "instant" }),
    [part, extra] as const,
  );
  await settle(page);
}

/** The mouse leaves the window through its top. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(700, 5);
  await page.mouse.move(700, -5);
  await settle(page);
}

/** Days that a cookie was asked to live; undefined for a session's. */
async function lifetime(page: Page, name: string): Promise<number | undefined> {
  const written = await page.evaluate(() => (window as unknown as { written: string[] }).written);
  const cookie = written.find((text) => text.startsWith(`${name}=`));
  expect(cookie).toBeDefined();
  const expires = /expires=([^;]+)/.exec(cookie ?? "")?.[1];
  return expires === undefined ? undefined : Math.round((Date.parse(expires) - Date.now()) / 1000 / DAY);
}

for (const [path, part, cookie, days] of [
  ["/india/services/visa-guidance/", 1 / 2.5, "modalShow", 1000],
  ["/australia/services/career-counselling/", 1 / 2, "modalShowNew", 1],
] as const) {
  test(`the consultation modal opens once ${path} is scrolled past its mark, and is remembered`, async () => {
    const page = await open(path);
    await scrollPage(page, part, -3);
    expect(await openDialogs(page)).toEqual([]);
    await scrollPage(page, part, 2);
    await expect.poll(() => openDialogs(page)).toEqual(["addstudentdata"]);
    expect(await lifetime(page, cookie)).toBe(days);
    const [stored] = (await page.context().cookies()).filter(({ name }) => name === cookie);
    expect([stored?.path, stored?.sameSite]).toEqual(["/", "Lax"]);
    // Never two at once.
    await leave(page);
    expect(await openDialogs(page)).toEqual(["addstudentdata"]);
    await closeByButton(page);
    await scrollPage(page, 0);
    await scrollPage(page, 1);
    expect(await openDialogs(page)).toEqual([]);
    const next = await open(path, page.context());
    await scrollPage(next, 1);
    expect(await openDialogs(next)).toEqual([]);
    await page.context().close();
  });
}

test("the mouse that leaves through the top opens the promo popup, once", async () => {
  const page = await open("/bhutan/services/");
  // Through a side is not through the top.
  await page.mouse.move(5, 450);
  await page.mouse.move(-5, 450);
  await settle(page);
  expect(await openDialogs(page)).toEqual([]);
  await leave(page);
  await expect.poll(() => openDialogs(page)).toEqual(["hoverpopuptop"]);
  expect(await lifetime(page, "hoverpopuptop")).toBe(undefined);
  expect((await page.context().cookies()).find(({ name }) => name === "hoverpopuptop")?.expires).toBe(-1);
  // Nor does scrolling open a second one.
  await scrollPage(page, 1);
  expect(await openDialogs(page)).toEqual(["hoverpopuptop"]);

  const popup = page.getByRole("dialog", { name: "Study Anywhere In The World In Just A Few Steps With Us" });
  await popup.getByText("SCHEDULE A MEETING").waitFor();
  expect(await popup.getByRole("link").allTextContents()).toEqual(["Video meeting", "Call me"]);
  await popup.getByRole("link", { name: "Call me" }).click();
  await expect.poll(() => openDialogs(page)).toEqual(["addstudentdata"]);
  await closeByButton(page);
  await leave(page);
  expect(await openDialogs(page)).toEqual([]);
  const next = await open("/bhutan/services/", page.context());
  await leave(next);
  expect(await openDialogs(next)).toEqual([]);
  await page.context().close();
});

test("nothing opens over a modal, nor over a form that is being filled in", async () => {
  const page = await open("/india/contact-us/");
  const name = field(pageForm(page), "your-name");
  await name.fill("Ada");
  await name.blur();
  await scrollPage(page, 1);
  await leave(page);
  expect(await openDialogs(page)).toEqual([]);
  await name.fill("");
  await name.focus();
  await scrollPage(page, 0);
  await scrollPage(page, 1);
  await leave(page);
  expect(await openDialogs(page)).toEqual([]);
  // Once the form is left as it was, the time has come.
  await name.blur();
  await scrollPage(page, 0);
  await scrollPage(page, 1);
  await expect.poll(() => openDialogs(page)).toEqual(["addstudentdata"]);
  await closeByButton(page);
  await scrollPage(page, 0);
  await openEnquiry(page);
  await leave(page);
  expect(await openDialogs(page)).toEqual(["addstudentdata"]);
  await page.context().close();
});

test("the campaign page has no popups", async () => {
  const page = await browser.open({ reducedMotion: "reduce" });
  await page.goto("/india/ads/study-abroad-with-farhaven/");
  await hydrated(page);
  await scrollPage(page, 1);
  await leave(page);
  await page.waitForLoadState("networkidle");
  expect(await openDialogs(page)).toEqual([]);
  await page.context().close();
});
