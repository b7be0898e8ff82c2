import type { Page } from "playwright";
import { expect, test } from "vitest";
import { hydrated } from "./browser.ts";
import { type Answer, held, json, noConnection, silence, stayOnPage, success } from "./contentApi.ts";
import { fillInAll, pageForm, submitButton } from "./enquiryForm.ts";
import { closeByButton } from "./openModal.ts";
import { routed } from "./router.ts";
import { visit, type Visit } from "./visit.ts";
import { isNoted, keepEncrypted, waitingLeads } from "./waitingLeads.ts";

const CAREERS = "/bhutan/careers/";

/** A visitor who sends an enquiry and gets this answer. */
async function sendEnquiry(send: Answer): Promise<Visit> {
  const visitor = await visit("/bhutan/contact-us/", { answers: { send } });
  await fillInAll(pageForm(visitor.page), "bhutan");
  await submitButton(pageForm(visitor.page)).click();
  return visitor;
}

/** Waits until a lead is kept that nobody is sending. */
async function hasFailed(page: Page): Promise<void> {
  await expect.poll(async () => (await waitingLeads(page)).map(({ isSent }) => isSent)).toEqual([false]);
}

/** A visitor whose enquiry was lost on the way and waits. */
async function loseEnquiry(): Promise<Visit> {
  const visitor = await sendEnquiry(noConnection);
  await hasFailed(visitor.page);
  return visitor;
}

/** The visitor comes back, to another page of the site. */
const comeBack = (visitor: Visit): Promise<Visit> => visit(CAREERS, { beside: visitor });

test("after no connection the lead waits, and is sent at the next visit", async () => {
  const visitor = await loseEnquiry();
  const { services } = visitor;
  const [lead, ...more] = await waitingLeads(visitor.page);
  expect(more).toEqual([]);
  expect(lead).toMatchObject({ tries: 1, isSent: false, lead: services.sent[0]?.fields });
  services.send = success;
  const { page } = await comeBack(visitor);
  await expect.poll(() => isNoted(page)).toBe(false);
  const [first, second, ...others] = services.sent.map(({ fields }) => fields);
  expect(second).toEqual(first);
  expect(others).toEqual([]);
  expect(await waitingLeads(page)).toEqual([]);
  // And never again.
  await page.reload();
  await routed(page);
  expect(services.sent.length).toBe(2);
});

test("a lead that is refused is not sent again", async () => {
  const visitor = await sendEnquiry(json({ status: 400, message: "blocked" }));
  const form = pageForm(visitor.page);
  await expect.poll(() => form.locator("[name=your-name]").inputValue()).toBe("");
  expect([await isNoted(visitor.page), await waitingLeads(visitor.page)]).toEqual([false, []]);
  visitor.services.send = success;
  const { page, services } = await comeBack(visitor);
  await routed(page);
  expect(services.sent.length).toBe(1);
});

test("a lead that was lost offline is sent when the network is back", async () => {
  const { page, services } = await visit("/bhutan/contact-us/", { answers: { send: noConnection } });
  await fillInAll(pageForm(page), "bhutan");
  await page.context().setOffline(true);
  await submitButton(pageForm(page)).click();
  await hasFailed(page);
  services.send = success;
  const lost = services.sent.length;
  await page.context().setOffline(false);
  await expect.poll(() => isNoted(page)).toBe(false);
  expect(services.sent.length).toBe(lost + 1);
  expect(await waitingLeads(page)).toEqual([]);
});

test("tabs never send a lead twice", async () => {
  const visitor = await loseEnquiry();
  const { page, services } = visitor;
  await page.goto("about:blank");
  const answer = held(success);
  services.send = answer.answer;
  const tabs = await Promise.all([comeBack(visitor), comeBack(visitor)]);
  await expect.poll(() => services.sent.length).toBe(2);
  answer.release();
  for (const tab of tabs) await expect.poll(() => isNoted(tab.page)).toBe(false);
  expect(services.sent.length).toBe(2);
});

test("a lead that an earlier version has encrypted is sent", async () => {
  const visitor = await visit(CAREERS, { answers: { send: success } });
  const { page, services } = visitor;
  const send = { url: "/contact/v1/send", as: "multipart", success: { status: 200 } };
  await keepEncrypted(page, { lead: [["your-name", "Ada"]], send });
  await comeBack(visitor);
  await expect.poll(() => isNoted(page)).toBe(false);
  expect(services.sent.map(({ fields }) => fields)).toEqual([[["your-name", "Ada"]]]);
});

test("a lead is kept before its request leaves, and forgotten when the answer is good", async () => {
  const answer = held(success);
  const visitor = await sendEnquiry(answer.answer);
  const { page, services } = visitor;
  await stayOnPage(page);
  await expect.poll(() => services.sent.length).toBe(1);
  expect((await waitingLeads(page)).map(({ isSent }) => isSent)).toEqual([true]);
  // Another tab leaves it to the one that is sending it.
  const other = await comeBack(visitor);
  expect(services.sent.length).toBe(1);
  answer.release();
  await expect.poll(() => waitingLeads(other.page)).toEqual([]);
  await expect.poll(() => isNoted(other.page)).toBe(false);
  expect(services.sent.length).toBe(1);
});

test("a lead whose tab is closed while the server says nothing is sent at the next visit", async () => {
  const visitor = await sendEnquiry(silence);
  const { page, services } = visitor;
  await expect.poll(() => services.sent.length).toBe(1);
  await page.goto("about:blank");
  services.send = success;
  const { page: again } = await comeBack(visitor);
  await expect.poll(() => isNoted(again)).toBe(false);
  const [first, second, ...others] = services.sent.map(({ fields }) => fields);
  expect([second, others]).toEqual([first, []]);
});

/** Names of all that the site has kept in this browser. */
async function keptNames(page: Page): Promise<string[]> {
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = "" }) => name),
    ...(await caches.keys()),
  ]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  return [...new Set([...cookies, ...stored])].sort();
}

test("the privacy page lists what a visit leaves in the browser", async () => {
  const { page } = await visit("/bhutan/services/", { answers: { send: noConnection }, popups: true });
  await page.mouse.move(700, 5);
  await page.mouse.move(700, -5);
  await page.locator("dialog[open]#hoverpopuptop").waitFor();
  await closeByButton(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await page.locator("dialog[open]#addstudentdata").waitFor();
  await closeByButton(page);
  await page.goto("/bhutan/abroad/study-in-uk/");
  await page.locator("#papers progress").waitFor();
  await page.locator("#papers input").first().check();
  await page.goto("/bhutan/contact-us/");
  await hydrated(page);
  await fillInAll(pageForm(page), "bhutan");
  await submitButton(pageForm(page)).click();
  await hasFailed(page);
  await page.locator("a[data-country=australia]").first().dispatchEvent("click");
  await page.waitForURL("**/australia/**");
  const kept = await keptNames(page);
  expect(kept).toEqual([
    "checklists",
    "country-choice",
    "enquiry-sent",
    "hoverpopuptop",
    "modalShowNew",
    "places",
    "undelivered",
  ]);
  await page.goto("/bhutan/privacy/");
  const listed = await page.locator("#storage .disclosed__name").allTextContents();
  // Nothing has been delivered later.
  expect([...new Set(listed)].sort()).toEqual([...kept, "delivered"].sort());
});
