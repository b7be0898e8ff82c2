import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { type Answer, held, type Services, takeOver } from "./contentApi.ts";
import { ADA, errorsOf, field, fillInAll, OFFICE, pageForm, submitButton } from "./enquiryForm.ts";
import { withoutPopups } from "./popupCookies.ts";

const browser = useBrowser();
const PATH = "/india/contact-us/";
const INDIAN = { ...ADA, ...OFFICE["india"] };

/** Opens the page with the form while the app's script is on its way. */
async function openEarly(app: Answer): Promise<{ page: Page; services: Services }> {
  const page = await browser.open();
  const services = await takeOver(page.context());
  await withoutPopups(page.context());
  await page.route("**/entry-client-*.js", app);
  await page.goto(PATH);
  return { page, services };
}

const hydration = (page: Page) => page.waitForFunction(() => "hydrated" in document.documentElement.dataset);

test("what is typed before hydration stays, and counts", async () => {
  const app = held((route) => route.continue());
  const { page, services } = await openEarly(app.answer);
  const form = pageForm(page);
  await fillInAll(form, "india");
  const code = form.getByLabel("Country code");
  await code.selectOption({ index: 2 });
  const chosen = await code.inputValue();
  await form.getByLabel("I agree to receive news and events").uncheck();
  app.release();
  await hydration(page);
  const kept = await form.evaluate((element) =>
    Object.fromEntries([...new FormData(element as HTMLFormElement)].map(([name, value]) => [name, String(value)])),
  );
  expect(kept).toEqual({ ...INDIAN, "your-website": "" });
  expect(await code.inputValue()).toBe(chosen);

  await submitButton(form).click();
  await expect.poll(() => errorsOf(form)).toEqual({ remember: "This is a required field." });
  await field(form, "remember").check();
  await submitButton(form).click();
  await page.waitForURL("**/india/thank-you/", { waitUntil: "commit" });
  expect(Object.fromEntries(services.sent[0]?.fields ?? [])).toMatchObject(INDIAN);
  await page.context().close();
});

test("a form that is sent before hydration is sent once it can be, and once only", async () => {
  const app = held((route) => route.continue());
  const { page, services } = await openEarly(app.answer);
  const form = pageForm(page);
  await fillInAll(form, "india");
  await submitButton(form).dblclick();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  expect([services.sent.length, new URL(page.url()).pathname]).toEqual([0, PATH]);
  app.release();
  await page.waitForURL("**/india/thank-you/", { waitUntil: "commit" });
  expect(services.sent.map(({ fields }) => Object.fromEntries(fields))).toEqual([
    { ...INDIAN, sourceby: "website", leadurl: new URL(page.url()).host + PATH },
  ]);
  await page.context().close();
});

test("when the app can't be loaded the browser itself sends the form", async () => {
  const { page, services } = await openEarly((route) => route.abort());
  const form = pageForm(page);
  await fillInAll(form, "india");
  await submitButton(form).click();
  await page.waitForURL("**/contact/v1/send");
  expect(services.sent.map(({ fields }) => Object.fromEntries(fields))).toEqual([INDIAN]);
  await page.context().close();
});

/** Leads that the preview server's content API has stored. */
function storedLeads(): Record<string, unknown>[] {
  const folder = join(inject("root"), ".sitegen/leads");
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, unknown>);
}

test("without scripts the form reaches the content API, with the spec's keys only", async () => {
  const noScripts: BrowserContextOptions = { javaScriptEnabled: false };
  const before = storedLeads().length;
  for (const country of ["india", "bhutan"]) {
    const page = await browser.open(noScripts);
    await page.goto(`/${country}/contact-us/`);
    const form = pageForm(page);
    // The consent and the country code are held, never sent: without scripts they have no names.
    expect(
      await form.locator("[name]").evaluateAll((controls) => controls.map((control) => control.getAttribute("name"))),
    ).not.toContain("remember");
    await fillInAll(form, country);
    const request = page.waitForRequest("**/contact/v1/send");
    await submitButton(form).click();
    expect((await request).headers()["content-type"]).toMatch(/^multipart\/form-data/);
    await page.waitForURL("**/contact/v1/send");
    expect(JSON.parse((await page.locator("body").textContent()) ?? "")).toEqual({ status: 200, message: "success" });
    await page.context().close();
  }
  const stored = storedLeads()
    .slice(before)
    .map(({ received: _received, ...lead }) => lead);
  expect(stored).toEqual([INDIAN, { ...ADA, ...OFFICE["bhutan"] }]);
});
