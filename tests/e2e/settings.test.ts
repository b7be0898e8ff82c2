import { expect, inject, test } from "vitest";
import { hydrated } from "./browser.ts";
import { held, json, noConnection, type Services, stayOnPage, success } from "./contentApi.ts";
import { field, fillIn, pageForm, submitButton } from "./enquiryForm.ts";
import { openModalById } from "./openModal.ts";
import { clickAdded } from "./router.ts";
import { visit, type Visit } from "./visit.ts";
import { isNoted, letTimePass, waitingLeads } from "./waitingLeads.ts";

const EXPANDED = [
  "myquestion",
  "countrypassport",
  "currentlocation",
  "educationfunding",
  "preferreddestination",
  "textmessage",
];
const TYPED = {
  "your-name": "Ada Byron",
  "your-email": "ada@site.example",
  "your-phone": "5550100",
  nearrestarea: "Harbour",
  interestedin: "Visit Office",
  dreamcountry: "Far",
};

/** `atlantis` says when sending fails and shows the extra fields, `lemuria` keeps nothing. */
const openSite = (path: string, answers: Partial<Services> = {}): Promise<Visit> =>
  visit(path, { answers, context: { baseURL: inject("settingsOrigin") } });

test("onFailure: message tells the visitor, with the phone number, and keeps what was typed", async () => {
  const { page, services } = await openSite("/atlantis/contact-us/", { send: json(null, 500) });
  const form = pageForm(page);
  await fillIn(form, TYPED);
  await submitButton(form).click();
  const status = form.getByRole("status");
  await expect
    .poll(() => status.textContent())
    .toBe("We could not send your message. Please try again, or call us on +99 0000 0000.");
  expect(await status.getByRole("link").getAttribute("href")).toBe("tel:+9900000000");
  expect(await field(form, "your-name").inputValue()).toBe("Ada Byron");
  expect(await submitButton(form).isEnabled()).toBe(true);

  // Sent again it takes the place of what waits, and is forgotten once it has arrived.
  await expect.poll(async () => (await waitingLeads(page)).length).toBe(1);
  const [first] = await waitingLeads(page);
  services.send = noConnection;
  await submitButton(form).click();
  await expect.poll(() => services.sent.length).toBe(2);
  await expect.poll(() => submitButton(form).isEnabled()).toBe(true);
  expect((await waitingLeads(page)).map(({ id }) => id)).toEqual([first?.id]);
  const answer = held(success);
  services.send = answer.answer;
  await stayOnPage(page);
  const thanked = page.waitForRequest("**/atlantis/thank-you/");
  await submitButton(form).click();
  await expect.poll(() => status.textContent()).toBe("Sending your message");
  answer.release();
  await thanked;
  expect([await waitingLeads(page), services.sent.length]).toEqual([[], 3]);
});

test("who sends once more makes no second lead: not while the outbox sends the first, nor after it has", async () => {
  const { page, services } = await openSite("/atlantis/contact-us/", { send: noConnection });
  await stayOnPage(page);
  const form = pageForm(page);
  const online = () => page.evaluate(() => void dispatchEvent(new Event("online")));
  const failed = () => form.locator(".form__failure").waitFor();

  await fillIn(form, TYPED);
  await submitButton(form).click();
  await failed();
  const answer = held(success);
  services.send = answer.answer;
  // The outbox may listen a moment after the failure is shown.
  await expect
    .poll(async () => {
      await online();
      return services.sent.length;
    })
    .toBe(2);
  let thanked = page.waitForRequest("**/atlantis/thank-you/");
  await submitButton(form).click();
  await expect.poll(() => form.getAttribute("aria-busy")).toBe("true");
  answer.release();
  await thanked;
  expect([await waitingLeads(page), services.sent.length]).toEqual([[], 2]);

  await page.reload();
  await hydrated(page);
  services.send = noConnection;
  await fillIn(form, TYPED);
  await submitButton(form).click();
  await failed();
  services.send = success;
  await expect
    .poll(async () => {
      await online();
      return isNoted(page);
    })
    .toBe(false);
  thanked = page.waitForRequest("**/atlantis/thank-you/");
  await submitButton(form).click();
  await thanked;
  expect(services.sent.length).toBe(4);
});

test("who sends the same once more from a page that was loaded again makes no second lead", async () => {
  const { page, services } = await openSite("/atlantis/contact-us/", { send: noConnection });
  const form = pageForm(page);
  await fillIn(form, TYPED);
  await submitButton(form).click();
  await expect.poll(async () => (await waitingLeads(page)).map(({ isSent }) => isSent)).toEqual([false]);
  // The first pause is over with the next visit: that the outbox sends it fails too.
  await letTimePass(page, 30_000);
  await page.goto("/atlantis/contact-us/");
  await hydrated(page);
  await expect.poll(() => services.sent.length).toBe(2);
  await fillIn(form, TYPED);
  await submitButton(form).click();
  await expect.poll(() => services.sent.length).toBe(3);
  await expect.poll(() => form.locator(".form__failure").count()).toBe(1);
  expect((await waitingLeads(page)).length).toBe(1);
});

test("content: form puts the form into the modal of the promo popup", async () => {
  const { page } = await openSite("/atlantis/contact-us/");
  await openModalById(page, "hoverpopuptop");
  await page.locator("dialog#hoverpopuptop form[data-enquiry]").waitFor();
  expect(await page.locator(".promo").count()).toBe(0);
});

test("expanded: true shows the extra fields and sends them, filled in or not", async () => {
  const { page, services } = await openSite("/atlantis/contact-us/");
  const form = pageForm(page);
  const shown = await form
    .locator("[name]")
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).name));
  expect([...new Set(shown)].slice(6, 12)).toEqual(EXPANDED);
  expect(await field(form, "textmessage").evaluate((element) => element.tagName)).toBe("TEXTAREA");
  for (const name of EXPANDED) expect(await field(form, name).getAttribute("aria-required")).toBe(null);
  await fillIn(form, { ...TYPED, currentlocation: "Harbour", textmessage: "Two\nlines" });
  await submitButton(form).click();
  await page.waitForURL("**/atlantis/thank-you/", { waitUntil: "commit" });
  const { leadurl: _leadurl, sourceby: _sourceby, ...sent } = Object.fromEntries(services.sent[0]?.fields ?? []);
  expect({ ...sent, textmessage: sent["textmessage"]?.replace("\r\n", "\n") }).toEqual({
    ...TYPED,
    myquestion: "",
    countrypassport: "",
    currentlocation: "Harbour",
    educationfunding: "",
    preferreddestination: "",
    textmessage: "Two\nlines",
  });
});

test("keepUndelivered: false keeps nothing, and throws away what was kept before", async () => {
  const { page, services } = await openSite("/atlantis/contact-us/", { send: noConnection });
  await fillIn(pageForm(page), TYPED);
  await submitButton(pageForm(page)).click();
  // A lead is kept before it is sent.
  await pageForm(page).locator(".form__failure").waitFor();
  expect(await isNoted(page)).toBe(true);
  services.send = success;
  await page.goto("/lemuria/contact-us/");
  await hydrated(page);
  await expect.poll(() => isNoted(page)).toBe(false);
  await expect.poll(() => page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(services.sent.length).toBe(1);

  services.send = noConnection;
  const form = pageForm(page);
  await fillIn(form, TYPED);
  await submitButton(form).click();
  await expect.poll(() => field(form, "your-name").inputValue()).toBe("");
  expect(await form.getByRole("status").textContent()).toBe("");
  expect([services.sent.length, await isNoted(page), await waitingLeads(page)]).toEqual([2, false, []]);
});

test("a page without sections keeps its parts where the server has put them", async () => {
  const { page } = await openSite("/atlantis/contact-us/");
  const parts = await page
    .locator("main > *")
    .evaluateAll((all) => all.map(({ textContent }) => textContent.slice(0, 4)));
  expect([parts[0], parts[1]]).toEqual(["Home", "Send"]);
});

test("the layout `test` shows its heading and nothing else", async () => {
  const { page } = await openSite("/atlantis/bare/");
  expect(await page.locator("#page_root").innerText()).toBe("test layout");
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
  expect(await page.locator("a, form, dialog").count()).toBe(0);
});

test("navigation: document leaves every link to the browser", async () => {
  const { page } = await openSite("/atlantis/");
  // In which a router would come, which waits for at most four seconds.
  await page.evaluate(() => new Promise<unknown>((done) => requestIdleCallback(done, { timeout: 4000 })));
  await page.evaluate(() => Object.assign(globalThis, { isMarked: true }));
  await clickAdded(page, "/atlantis/contact-us/");
  await page.waitForURL("**/atlantis/contact-us/");
  expect(await page.evaluate(() => "isMarked" in globalThis)).toBe(false);
});
