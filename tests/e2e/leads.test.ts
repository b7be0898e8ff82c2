import type { Page } from "playwright";
import { expect, test } from "vitest";
import { hydrated } from "./browser.ts";
import { type Answer, held, json, noConnection, silence, success } from "./contentApi.ts";
import { fillInAll, pageForm, submitButton } from "./enquiryForm.ts";
import { closeByButton } from "./openModal.ts";
import { visit, type Visit } from "./visit.ts";
import { isNoted, letTimePass, waitingLeads } from "./waitingLeads.ts";

const HOUR = 3600e3;

/** A visitor who sends an enquiry and gets this answer. */
async function sendEnquiry(send: Answer, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  const visitor = await visit("/bhutan/contact-us/", { answers: { send }, ...(prepare && { prepare }) });
  await fillInAll(pageForm(visitor.page), "bhutan");
  await submitButton(pageForm(visitor.page)).click();
  return visitor;
}

/** Waits until a lead is kept that nobody is sending. */
async function hasFailed(page: Page): Promise<void> {
  await expect.poll(async () => (await waitingLeads(page)).map(({ claimed }) => claimed)).toEqual([false]);
}

/** A visitor whose enquiry was lost on the way and waits. */
async function loseEnquiry(answer: Answer = noConnection): Promise<Visit> {
  const visitor = await sendEnquiry(answer);
  await hasFailed(visitor.page);
  return visitor;
}

/** The visitor comes back, to another page of the site. */
const comeBack = (visitor: Visit): Promise<Visit> => visit("/bhutan/careers/", { beside: visitor });

for (const [kind, answer] of [
  ["no connection", noConnection],
  ["a service that is not there", json({ code: "rest_error" }, 503)],
] as const) {
  test(`after ${kind} the lead waits, sealed, and is sent at the next visit`, async () => {
    const visitor = await loseEnquiry(answer);
    const { services } = visitor;
    const [lead, ...more] = await waitingLeads(visitor.page);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ tries: 1, claimed: false, extractableKeys: 0 });
    expect(lead?.readable).not.toMatch(/Ada|ada@|5550100/);
    services.send = success;
    const { page } = await comeBack(visitor);
    await expect.poll(() => isNoted(page)).toBe(false);
    const [first, second, ...others] = services.sent.map(({ fields }) => fields);
    expect(second).toEqual(first);
    expect(others).toEqual([]);
    expect(await waitingLeads(page)).toEqual([]);
    // And never again.
    await page.reload();
    await hydrated(page);
    expect(services.sent.length).toBe(2);
  });
}

for (const [kind, answer] of [
  ["in the service's own words", json({ status: 400, message: "blocked" })],
  ["by its status", json({ code: "rest_invalid_param" }, 422)],
] as const) {
  test(`a lead that is refused ${kind} is not sent again`, async () => {
    const visitor = await sendEnquiry(answer);
    const form = pageForm(visitor.page);
    await expect.poll(() => form.locator("[name=your-name]").inputValue()).toBe("");
    expect([await isNoted(visitor.page), await waitingLeads(visitor.page)]).toEqual([false, []]);
    visitor.services.send = success;
    const { page, services } = await comeBack(visitor);
    await page.waitForLoadState("networkidle");
    expect(services.sent.length).toBe(1);
  });
}

test("a lead that is refused when it is sent again is kept no longer", async () => {
  const visitor = await loseEnquiry();
  visitor.services.send = json({ status: 400, message: "blocked" });
  const { page, services } = await comeBack(visitor);
  await expect.poll(() => isNoted(page)).toBe(false);
  expect([await waitingLeads(page), services.sent.length]).toEqual([[], 2]);
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

test("it is tried a few times with growing pauses", async () => {
  const visitor = await loseEnquiry();
  const pauses = (await waitingLeads(visitor.page)).map(({ wait }) => wait);
  const { page, services } = await comeBack(visitor);
  for (let tries = 2; tries <= 4; tries++) {
    const state = async () => (await waitingLeads(page)).map((lead) => [lead.tries, lead.claimed]);
    await expect.poll(state).toEqual([[tries, false]]);
    const [lead] = await waitingLeads(page);
    pauses.push(lead?.wait ?? 0);
    // A visit within the pause sends nothing.
    if (tries === 2) {
      await page.reload();
      await hydrated(page);
      // Only once it has looked: what it finds due after that would be sent as the visitor leaves.
      await page.waitForLoadState("networkidle");
      expect(services.sent.length).toBe(2);
    }
    await letTimePass(page, lead?.wait ?? 0);
    await page.reload();
    await hydrated(page);
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = pauses;
  expect(first).toBeGreaterThan(0);
  expect([second > first, third > second, fourth > third]).toEqual([true, true, true]);
  // The fifth try was the last one.
  await expect.poll(() => waitingLeads(page)).toEqual([]);
  expect(services.sent.length).toBe(5);
});

test("after 72 hours a lead is thrown away unsent", async () => {
  const visitor = await loseEnquiry();
  await letTimePass(visitor.page, 72 * HOUR);
  visitor.services.send = success;
  const { page, services } = await comeBack(visitor);
  await expect.poll(() => isNoted(page)).toBe(false);
  expect([await waitingLeads(page), services.sent.length]).toEqual([[], 1]);
});

for (const locks of ["with", "without"]) {
  test(`tabs never send a lead twice (${locks} Web Locks)`, async () => {
    const visitor = await loseEnquiry();
    const { page, services } = visitor;
    if (locks === "without")
      await page
        .context()
        .addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
    await page.goto("about:blank");
    const answer = held(success);
    services.send = answer.answer;
    const tabs = await Promise.all([comeBack(visitor), comeBack(visitor)]);
    await expect.poll(() => services.sent.length).toBe(2);
    answer.release();
    for (const tab of tabs) await expect.poll(() => isNoted(tab.page)).toBe(false);
    expect(services.sent.length).toBe(2);
  });
}

test("a lead is kept before its request leaves, and forgotten when the answer is good", async () => {
  const answer = held(success);
  const visitor = await sendEnquiry(answer.answer);
  const { page, services } = visitor;
  await page.route("**/thank-you/", (route) => route.fulfill({ status: 204 }));
  await expect.poll(() => services.sent.length).toBe(1);
  expect((await waitingLeads(page)).map(({ claimed }) => claimed)).toEqual([true]);
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
  // Only once it has looked: what it finds due after that would be sent as the visitor leaves.
  await again.waitForLoadState("networkidle");
  // The tab that was sending it may be there still, for as long as a request can take.
  expect(services.sent.length).toBe(1);
  await letTimePass(again, 61e3);
  await again.reload();
  await expect.poll(() => isNoted(again)).toBe(false);
  const [first, second, ...others] = services.sent.map(({ fields }) => fields);
  expect([second, others]).toEqual([first, []]);
});

test("a lead that was kept while the clock was days ahead is sent once the clock is right", async () => {
  const visitor = await loseEnquiry();
  await letTimePass(visitor.page, -9 * 24 * HOUR);
  visitor.services.send = success;
  const { page, services } = await comeBack(visitor);
  await expect.poll(() => isNoted(page)).toBe(false);
  expect([await waitingLeads(page), services.sent.length]).toEqual([[], 2]);
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
  await page.waitForLoadState("networkidle");
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
