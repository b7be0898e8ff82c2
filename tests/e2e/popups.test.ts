import type { Page } from "playwright";
import { expect, test } from "vitest";
import { laidOut, until } from "./browser.ts";
import { held, stayOnPage, success } from "./contentApi.ts";
import { field, fillInAll, pageForm, submitButton } from "./enquiryForm.ts";
import { closeByButton, enquiryLink, openDialogs, openEnquiry, openModalById } from "./openModal.ts";
import { settle, visit, type Visit } from "./visit.ts";

const DAY = 86400;

interface Recorded {
  /** What was written to `document.cookie`: browsers cap a lifetime at 400 days, so what is asked for is seen there only. */
  written: string[];
  /** Ids of the dialogs that have been opened. */
  opened: string[];
}

const record = (page: Page) =>
  page.addInitScript(() => {
    const recorded: Recorded = { written: [], opened: [] };
    const { get, set } = Object.getOwnPropertyDescriptor(Document.prototype, "cookie") ?? {};
    Object.defineProperty(document, "cookie", {
      get: () => get?.call(document) as string,
      set(value: string) {
        recorded.written.push(value);
        set?.call(document, value);
      },
    });
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function () {
      recorded.opened.push(this.id);
      showModal.call(this);
    };
    Object.assign(window, { recorded });
  });

const recorded = (page: Page) => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);

/** Opens a page as a visitor who has seen no popup. */
const open = (path: string, options: Parameters<typeof visit>[1] = {}): Promise<Visit> =>
  visit(path, { popups: true, prepare: record, ...options });

/**
 * Waits until these dialogs have been opened, and no other. Popups are offered in turn: one that opens tells that none has
 * that was due before.
 */
async function expectOpened(page: Page, ...ids: string[]): Promise<void> {
  await expect.poll(async () => (await recorded(page)).opened).toEqual(ids);
}

/** Waits until the code that decides about popups has come, with the first that is due, and has decided about that one. */
async function decided(page: Page): Promise<void> {
  const isThere = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/offerPopup-"));
  await until(page, isThere);
  await settle(page);
  await settle(page);
}

/** Scrolls to a part of the page's height, and a little. The height is an estimate until every part has its place. */
async function scrollPage(page: Page, part: number, extra = 0): Promise<void> {
  await laidOut(page);
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
  const { written } = await recorded(page);
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
    await expectOpened(page);
    await scrollPage(page, part, 2);
    await expectOpened(page, "addstudentdata");
    expect(await lifetime(page, cookie)).toBe(days);
    const stored = (await page.context().cookies()).find(({ name }) => name === cookie);
    expect([stored?.path, stored?.sameSite]).toEqual(["/", "Lax"]);
    // Never two at once.
    await leave(page);
    expect(await openDialogs(page)).toEqual(["addstudentdata"]);
    const next = await open(path, { beside: visitor });
    await scrollPage(next.page, 1);
    await leave(next.page);
    await expectOpened(next.page, "hoverpopuptop");
  });
}

test("the mouse that leaves through the top opens the promo popup, once", async () => {
  const visitor = await open("/bhutan/services/");
  const { page } = visitor;
  // Through a side is not through the top.
  await page.mouse.move(5, 450);
  await page.mouse.move(-5, 450);
  await settle(page);
  await expectOpened(page);
  await leave(page);
  await expectOpened(page, "hoverpopuptop");
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
  const next = await open("/bhutan/services/", { beside: visitor });
  await leave(next.page);
  await scrollPage(next.page, 1);
  await expectOpened(next.page, "addstudentdata");
});

test("nothing opens over a modal, nor over a form that is being filled in", async () => {
  const { page } = await open("/india/contact-us/");
  const name = field(pageForm(page), "your-name");
  await name.fill("Ada");
  await name.blur();
  await leave(page);
  await name.fill("");
  await name.focus();
  await leave(page);
  // Once the form is left as it was, the time has come.
  await name.blur();
  await scrollPage(page, 1);
  await expectOpened(page, "addstudentdata");
  await leave(page);
  expect(await openDialogs(page)).toEqual(["addstudentdata"]);
  await closeByButton(page);
  await leave(page);
  await expectOpened(page, "addstudentdata", "hoverpopuptop");
});

test("of two that are due while their code is on its way the first opens", async () => {
  const code = held((route) => route.continue());
  const { page } = await open("/philippines/services/");
  await page.route("**/offerPopup-*.js", code.answer);
  await scrollPage(page, 1);
  await leave(page);
  code.release();
  await expectOpened(page, "addstudentdata");
});

test("nothing opens over a form that is being sent, nor over one that has been", async () => {
  const answer = held(success);
  const { page, services } = await open("/india/contact-us/");
  services.send = answer.answer;
  await stayOnPage(page);
  const form = pageForm(page);
  await fillInAll(form, "india");
  await submitButton(form).click();
  await expect.poll(() => form.getAttribute("aria-busy")).toBe("true");
  await leave(page);
  answer.release();
  await form.getByText("Thank you. Your enquiry has been sent.").waitFor();
  await page.context().clearCookies({ name: "enquiry-sent" });
  await leave(page);
  // The page is shown again, in a later visit.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await form.locator(".form__sent").waitFor({ state: "detached" });
  await scrollPage(page, 1);
  await expectOpened(page, "addstudentdata");
});

test("after a form was sent nothing opens in this visit, nor on a thank-you page", async () => {
  const visitor = await open("/bhutan/contact-us/");
  const form = pageForm(visitor.page);
  await fillInAll(form, "bhutan");
  await submitButton(form).click();
  await visitor.page.waitForURL("**/bhutan/thank-you/");
  const { page } = await open("/bhutan/services/", { beside: visitor });
  await leave(page);
  await decided(page);
  // In a later visit.
  await page.context().clearCookies({ name: "enquiry-sent" });
  await scrollPage(page, 1);
  await expectOpened(page, "addstudentdata");
  // Who comes to the page in another way.
  const other = await open("/bhutan/thank-you/");
  await leave(other.page);
  await openEnquiry(other.page);
  await expectOpened(other.page, "addstudentdata");
});

test("a modal that was asked for before hydration and a popup that is due do not open both", async () => {
  const app = held((route) => route.continue());
  const { page } = await open("/philippines/services/", {
    early: true,
    async prepare(opened) {
      await record(opened);
      await opened.route("**/entry-client-*.js", app.answer);
    },
  });
  await scrollPage(page, 1);
  await enquiryLink(page).click();
  app.release();
  await page.locator("dialog[open] form").waitFor();
  await leave(page);
  await expectOpened(page, "addstudentdata");
});

test("the campaign page has no popups", async () => {
  const { page } = await open("/india/ads/study-abroad-with-farhaven/");
  await scrollPage(page, 1);
  await leave(page);
  await openEnquiry(page);
  await expectOpened(page, "addstudentdata2");
});
