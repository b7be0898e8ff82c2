import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { hydration } from "./browser.ts";
import { type Answer, held, SENDING } from "./contentApi.ts";
import {
  ADA,
  chooseDialCode,
  chosenDialCode,
  dialPicker,
  errorsOf,
  field,
  fillInAll,
  focusedName,
  OFFICE,
  pageForm,
  REQUIRED,
  submitButton,
} from "./enquiryForm.ts";
import { pathOf, settle, visit, type Visit } from "./visit.ts";

const PATH = "/india/contact-us/";
const INDIAN = { ...ADA, ...OFFICE["india"] };
/** A browser that sends the form by itself sends the field for robots, too. */
const TRAP = { "your-website": "" };

/** Opens the page with the form while the app's script is on its way. */
const openEarly = (app: Answer): Promise<Visit> =>
  visit(PATH, { early: true, prepare: (page) => page.route("**/entry-client-*.js", app) });

test("what is typed before hydration stays, and counts", async () => {
  const app = held((route) => route.continue());
  const { page, services } = await openEarly(app.answer);
  const form = pageForm(page);
  await fillInAll(form, "india");
  await chooseDialCode(form, "+975 Bhutan");
  await form.getByLabel("I agree to receive news and events").uncheck();
  app.release();
  await hydration(page);
  const values = await form.evaluate((element) =>
    [...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
  );
  expect(Object.fromEntries(values)).toEqual({ ...INDIAN, ...TRAP });
  await expect.poll(() => dialPicker(form).locator("option").count()).toBeGreaterThan(240);
  expect(await chosenDialCode(form)).toBe("+975 Bhutan");

  await submitButton(form).click();
  await expect.poll(() => errorsOf(form)).toEqual({ remember: REQUIRED });
  // Autofill doesn't always tell the scripts.
  await field(form, "your-name").evaluate((element) => {
    (element as HTMLInputElement).value = "Ada Lovelace";
  });
  await field(form, "remember").check();
  await submitButton(form).click();
  await page.waitForURL("**/india/thank-you/", { waitUntil: "commit" });
  expect(Object.fromEntries(services.sent[0]?.fields ?? [])).toMatchObject({ ...INDIAN, "your-name": "Ada Lovelace" });
});

test("a form that is sent before hydration is sent once it can be, and once only", async () => {
  const app = held((route) => route.continue());
  const { page, services } = await openEarly(app.answer);
  const form = pageForm(page);
  await fillInAll(form, "india");
  await submitButton(form).dblclick();
  await settle(page);
  expect([services.sent.length, pathOf(page)]).toEqual([0, PATH]);
  app.release();
  await page.waitForURL("**/india/thank-you/", { waitUntil: "commit" });
  const leadurl = new URL(page.url()).host + PATH;
  const sent = services.sent.map(({ fields }) => Object.fromEntries(fields));
  expect(sent).toEqual([{ ...INDIAN, sourceby: "website", leadurl }]);
});

test("when the app can't be loaded the browser itself checks and sends the form", async () => {
  const { page, services } = await openEarly((route) => route.abort());
  const form = pageForm(page);
  await fillInAll(form, "india");
  await field(form, "your-email").fill("");
  await submitButton(form).click();
  await expect.poll(() => focusedName(page)).toBe("your-email");
  expect([services.sent, pathOf(page)]).toEqual([[], PATH]);
  await field(form, "your-email").fill(INDIAN["your-email"] ?? "");
  await submitButton(form).click();
  await page.waitForURL("**/contact/v1/send?thanks=/india/thank-you/");
  expect(services.sent.map(({ fields }) => Object.fromEntries(fields))).toEqual([{ ...INDIAN, ...TRAP }]);
});

/** Leads that the preview server's content API has stored. */
function storedLeads(): Record<string, unknown>[] {
  const folder = join(inject("root"), ".sitegen/leads");
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, unknown>);
}

test("without scripts the form reaches the content API with the form's own keys only, and the visitor the page that thanks", async () => {
  const before = storedLeads().length;
  for (const country of ["india", "bhutan"]) {
    const { page } = await visit(`/${country}/contact-us/`, {
      context: { javaScriptEnabled: false },
      // What answers is the preview server.
      answers: { send: (route) => route.continue() },
    });
    const form = pageForm(page);
    // What has to be filled in is asked for by the browser.
    await submitButton(form).click();
    await expect.poll(() => focusedName(page)).toBe("your-name");
    await fillInAll(form, country);
    const request = page.waitForRequest(SENDING);
    await submitButton(form).click();
    expect((await request).headers()["content-type"]).toMatch(/^multipart\/form-data/);
    // The consent and the country code are held, never sent: without scripts they have no names.
    expect((await request).postData()).not.toMatch(/name="(remember|dialcode)"/);
    await page.waitForURL(`**/${country}/thank-you/`);
    expect(await page.locator("h1").count()).toBe(1);
  }
  const stored = storedLeads().slice(before);
  expect(stored.map(({ received: _received, ...lead }) => lead)).toEqual([INDIAN, { ...ADA, ...OFFICE["bhutan"] }]);
});
