import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, useBrowser } from "./browser.ts";
import { type Answer, held, json, noConnection, type Services, success, takeOver } from "./contentApi.ts";
import { fillInAll, pageForm, submitButton } from "./enquiryForm.ts";
import { withoutPopups } from "./popupCookies.ts";
import { isNoted, letTimePass, waitingLeads } from "./waitingLeads.ts";

const browser = useBrowser();
const HOUR = 3600e3;

interface Visit {
  page: Page;
  context: BrowserContext;
  services: Services;
}

/** A visitor who sends an enquiry and gets this answer. */
async function sendEnquiry(send: Answer, prepare?: (page: Page) => Promise<unknown>): Promise<Visit> {
  const page = await browser.open();
  const context = page.context();
  const services = await takeOver(context, { send });
  await withoutPopups(context);
  await prepare?.(page);
  await page.goto("/bhutan/contact-us/");
  await hydrated(page);
  await fillInAll(pageForm(page), "bhutan");
  await submitButton(pageForm(page)).click();
  return { page, context, services };
}

/** A visitor whose enquiry was lost on the way and waits. */
async function loseEnquiry(answer: Answer = noConnection): Promise<Visit> {
  const visit = await sendEnquiry(answer);
  await expect.poll(() => isNoted(visit.page)).toBe(true);
  return visit;
}

/** Opens another page of the site in a new tab. */
async function visitAgain(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/bhutan/careers/");
  await hydrated(page);
  return page;
}

const fieldsOf = ({ sent }: Services) => sent.map(({ fields }) => fields);

for (const [kind, answer] of [
  ["no connection", noConnection],
  ["a refusal", json({ code: "rest_error" }, 503)],
] as const) {
  test(`after ${kind} the lead waits, sealed, and is sent at the next visit`, async () => {
    const { page, context, services } = await loseEnquiry(answer);
    const [lead, ...more] = await waitingLeads(page);
    expect(more).toEqual([]);
    expect(lead).toMatchObject({ tries: 1, claimed: false });
    expect(lead?.readable).toMatch(/^0 extractable keys/);
    expect(lead?.readable).not.toMatch(/Ada|ada@|5550100/);
    services.send = success;
    const next = await visitAgain(context);
    await expect.poll(() => isNoted(next)).toBe(false);
    const [first, second, ...others] = fieldsOf(services);
    expect(second).toEqual(first);
    expect(others).toEqual([]);
    expect(await waitingLeads(next)).toEqual([]);
    // And never again.
    await next.reload();
    await hydrated(next);
    expect(services.sent.length).toBe(2);
    await context.close();
  });
}

test("a lead that was lost offline is sent when the network is back", async () => {
  const { page, context, services } = await sendEnquiry(noConnection, (opened) =>
    opened.addInitScript(() =>
      addEventListener("submit", () => (document.documentElement.dataset["online"] = String(navigator.onLine))),
    ),
  );
  await expect.poll(() => isNoted(page)).toBe(true);
  await context.setOffline(true);
  services.send = success;
  expect(services.sent.length).toBe(1);
  await context.setOffline(false);
  await expect.poll(() => isNoted(page)).toBe(false);
  expect(services.sent.length).toBe(2);
  expect(await waitingLeads(page)).toEqual([]);
  await context.close();
});

test("it is tried a few times with growing pauses, and for 72 hours at most", async () => {
  const { page, context, services } = await loseEnquiry();
  const pauses = [await waitingLeads(page)].flat().map(({ wait }) => wait);
  const next = await visitAgain(context);
  for (let tries = 2; tries <= 4; tries++) {
    await expect
      .poll(async () => (await waitingLeads(next)).map((lead) => [lead.tries, lead.claimed]))
      .toEqual([[tries, false]]);
    const [lead] = await waitingLeads(next);
    pauses.push(lead?.wait ?? 0);
    // A visit within the pause sends nothing.
    if (tries === 2) {
      await next.reload();
      await hydrated(next);
      expect(services.sent.length).toBe(2);
    }
    await letTimePass(next, lead?.wait ?? 0);
    await next.reload();
    await hydrated(next);
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = pauses;
  expect(first).toBeGreaterThan(0);
  expect([second > first, third > second, fourth > third]).toEqual([true, true, true]);
  // The fifth try was the last one.
  await expect.poll(() => waitingLeads(next)).toEqual([]);
  expect(services.sent.length).toBe(5);
  await context.close();
});

test("after 72 hours a lead is thrown away unsent", async () => {
  const { page, context, services } = await loseEnquiry();
  await letTimePass(page, 72 * HOUR);
  services.send = success;
  const next = await visitAgain(context);
  await expect.poll(() => isNoted(next)).toBe(false);
  expect([await waitingLeads(next), services.sent.length]).toEqual([[], 1]);
  await context.close();
});

for (const locks of ["with", "without"]) {
  test(`two tabs never send a lead twice (${locks} Web Locks)`, async () => {
    const { page, context, services } = await loseEnquiry();
    if (locks === "without")
      await context.addInitScript(() => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }));
    await page.goto("about:blank");
    const answer = held(success);
    services.send = answer.answer;
    const tabs = await Promise.all([visitAgain(context), visitAgain(context), visitAgain(context)]);
    await expect.poll(() => services.sent.length).toBe(2);
    answer.release();
    for (const tab of tabs) await expect.poll(() => isNoted(tab)).toBe(false);
    expect(services.sent.length).toBe(2);
    await context.close();
  });
}

test("a lead whose answer is slow is kept meanwhile, and forgotten when the answer is good", async () => {
  const answer = held(success);
  const { page, context, services } = await sendEnquiry(answer.answer, (opened) => opened.clock.install());
  await page.route("**/thank-you/", (route) => route.fulfill({ status: 204 }));
  await expect.poll(() => services.sent.length).toBe(1);
  expect(await waitingLeads(page)).toEqual([]);
  await page.clock.fastForward(4000);
  await expect.poll(async () => (await waitingLeads(page)).map(({ claimed }) => claimed)).toEqual([true]);
  // Another tab leaves it to the one that is sending it.
  const other = await visitAgain(context);
  expect(services.sent.length).toBe(1);
  answer.release();
  await expect.poll(() => waitingLeads(other)).toEqual([]);
  expect(services.sent.length).toBe(1);
  await context.close();
});
