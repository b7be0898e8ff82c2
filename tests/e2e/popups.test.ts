import type { Page } from "playwright";
import { expect, test } from "vitest";
import { held, success } from "./contentApi.ts";
import { field, fillInAll, pageForm, submitButton } from "./enquiryForm.ts";
import { closeByButton, enquiryLink, openDialogs, openEnquiry, openModalById } from "./openModal.ts";
import { settle, visit, type Visit } from "./visit.ts";

const DAY = 86400;

/** Keeps what is written to `document.cookie`: browsers cap a lifetime at 400 days, so what is asked for is seen there only. */
const recordCookies = (page: Page) =>
  page.addInitScript(() => {
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
    const written: string[] = [];
    Object.assign(window, { written });
    Object.defineProperty(document, "cookie", {
      get: () => get?.call(document) as string,
      set(value: string) {
        written.push(value);
        set?.call(document, value);
      },
    });
  });

/** In it a popup that should not open would have, in milliseconds. */
const TIME_TO_OPEN_MS = 500;

/** Opens a page as a visitor who has seen no popup. */
const open = (path: string, beside?: Visit): Promise<Visit> =>
  visit(path, { popups: true, prepare: recordCookies, ...(beside && { beside }) });

/** A popup that is due opens once the code that decides about it is there, which comes when the first one is due. */
async function decided(page: Page): Promise<void> {
  const isThere = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/offerPopup-"));
  await page.waitForFunction(isThere);
  await settle(page);
}

/** Scrolls to a part of the page's height, and a little. */
async function scrollPage(page: Page, part: number, extra = 0): Promise<void> {
  const to = ([share, more]: readonly [number, number]) =>
    scrollTo({ top: Math.ceil(document.documentElement.scrollHeight * share) + more, behavior: "instant" });
  await page.evaluate(to, [part, extra] as const);
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
    const visitor = await open(path);
    const { page } = visitor;
    await scrollPage(page, part, -3);
    expect(await openDialogs(page)).toEqual([]);
    await scrollPage(page, part, 2);
    await expect.poll(() => openDialogs(page)).toEqual(["addstudentdata"]);
    expect(await lifetime(page, cookie)).toBe(days);
    const stored = (await page.context().cookies()).find(({ name }) => name === cookie);
    expect([stored?.path, stored?.sameSite]).toEqual(["/", "Lax"]);
    // Never two at once.
    await leave(page);
    expect(await openDialogs(page)).toEqual(["addstudentdata"]);
    await closeByButton(page);
    await scrollPage(page, 0);
    await scrollPage(page, 1);
    expect(await openDialogs(page)).toEqual([]);
    const next = await open(path, visitor);
    await scrollPage(next.page, 1);
    await decided(next.page);
    expect(await openDialogs(next.page)).toEqual([]);
  });
}

test("the mouse that leaves through the top opens the promo popup, once", async () => {
  const visitor = await open("/bhutan/services/");
  const { page } = visitor;
  // Through a side is not through the top.
  await page.mouse.move(5, 450);
  await page.mouse.move(-5, 450);
  await page.waitForTimeout(TIME_TO_OPEN_MS);
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
  // What was asked for is chosen, the first time and when the form is there already.
  const chosen = page.locator("dialog#addstudentdata [name=interestedin]:checked");
  await expect.poll(() => chosen.inputValue()).toBe("Call Back");
  await closeByButton(page);
  await openModalById(page, "hoverpopuptop");
  await popup.getByRole("link", { name: "Video meeting" }).click();
  await expect.poll(() => chosen.inputValue()).toBe("Video Meeting");
  await closeByButton(page);
  await leave(page);
  expect(await openDialogs(page)).toEqual([]);
  const next = await open("/bhutan/services/", visitor);
  await leave(next.page);
  await decided(next.page);
  expect(await openDialogs(next.page)).toEqual([]);
});

test("nothing opens over a modal, nor over a form that is being filled in", async () => {
  const { page } = await open("/india/contact-us/");
  const name = field(pageForm(page), "your-name");
  const tempt = async () => {
    await scrollPage(page, 0);
    await scrollPage(page, 1);
    await leave(page);
    await decided(page);
    return openDialogs(page);
  };
  await name.fill("Ada");
  await name.blur();
  expect(await tempt()).toEqual([]);
  await name.fill("");
  await name.focus();
  expect(await tempt()).toEqual([]);
  // Once the form is left as it was, the time has come.
  await name.blur();
  const scrollOn = async () => {
    await scrollPage(page, 0);
    await scrollPage(page, 1);
    return openDialogs(page);
  };
  await expect.poll(scrollOn).toEqual(["addstudentdata"]);
  await closeByButton(page);
  await scrollPage(page, 0);
  await openEnquiry(page);
  await leave(page);
  expect(await openDialogs(page)).toEqual(["addstudentdata"]);
});

test("nothing opens over a form that is being sent, nor over one that has been", async () => {
  const answer = held(success);
  const { page, services } = await open("/india/contact-us/");
  services.send = answer.answer;
  await page.route("**/thank-you/", (route) => route.fulfill({ status: 204 }));
  const form = pageForm(page);
  await fillInAll(form, "india");
  await submitButton(form).click();
  await expect.poll(() => form.getAttribute("aria-busy")).toBe("true");
  await leave(page);
  await decided(page);
  expect(await openDialogs(page)).toEqual([]);
  answer.release();
  await form.getByText("Thank you. Your enquiry has been sent.").waitFor();
  await leave(page);
  expect(await openDialogs(page)).toEqual([]);
});

test("after a form was sent nothing opens in this visit, nor on a thank-you page", async () => {
  const visitor = await open("/bhutan/contact-us/");
  const form = pageForm(visitor.page);
  await fillInAll(form, "bhutan");
  await submitButton(form).click();
  await visitor.page.waitForURL("**/bhutan/thank-you/");
  const tempt = async (page: Page) => {
    await page.waitForLoadState("networkidle");
    await scrollPage(page, 1);
    await leave(page);
    await page.waitForTimeout(TIME_TO_OPEN_MS);
    return openDialogs(page);
  };
  expect(await tempt(visitor.page)).toEqual([]);
  const next = await open("/bhutan/services/", visitor);
  expect(await tempt(next.page)).toEqual([]);
  // Who comes to the page in another way.
  const other = await visit("/bhutan/thank-you/", { popups: true });
  expect(await tempt(other.page)).toEqual([]);
});

test("a modal that was asked for before hydration and a popup that is due do not open both", async () => {
  const app = held((route) => route.continue());
  const { page } = await visit("/philippines/services/", {
    popups: true,
    early: true,
    prepare: (opened) => opened.route("**/entry-client-*.js", app.answer),
  });
  await scrollPage(page, 1);
  await enquiryLink(page).click();
  const due = page.waitForResponse(/offerPopup-.*\.js$/);
  app.release();
  await due;
  await page.locator("dialog[open] form").waitFor();
  await settle(page);
  expect(await openDialogs(page)).toEqual(["addstudentdata"]);
  await leave(page);
  expect(await openDialogs(page)).toEqual(["addstudentdata"]);
});

test("the campaign page has no popups", async () => {
  const { page } = await visit("/india/ads/study-abroad-with-farhaven/", { popups: true });
  await page.waitForLoadState("networkidle");
  await scrollPage(page, 1);
  await leave(page);
  await page.waitForTimeout(TIME_TO_OPEN_MS);
  expect(await openDialogs(page)).toEqual([]);
});
