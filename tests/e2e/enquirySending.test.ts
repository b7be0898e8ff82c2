import { describe, expect, inject, test } from "vitest";
import { findViolations, withAxe } from "./axe.ts";
import { held, silence, stayOnPage, success } from "./contentApi.ts";
import { ADA, chooseDialCode, field, fillInAll, OFFICE, pageForm, submitButton } from "./enquiryForm.ts";
import { visit } from "./visit.ts";

const HOST = new URL(inject("origin")).host;

const CAMPAIGN = { sourceby: "googleadwords", utm_campaign: "spring" };

describe("what is sent: the country's fields and what is derived by its rules, nothing else", () => {
  test.each<[path: string, derived: Record<string, string>]>([
    ["/india/contact-us/?utm_campaign=spring&x=1#form", CAMPAIGN],
    ["/india/ads/study-abroad-with-farhaven/?utm_campaign=spring", CAMPAIGN],
    ["/australia/contact-us/", { sourceby: "website" }],
    ["/bhutan/contact-us/", {}],
  ])("%s", async (path, derived) => {
    const country = path.split("/")[1] ?? "";
    const { page, services } = await visit(path, { prepare: stayOnPage });
    const form = pageForm(page);
    await fillInAll(form, country);
    await chooseDialCode(form, "+977 Nepal");
    const thanked = page.waitForRequest(`**/${country}/thank-you/`);
    await submitButton(form).click();
    await thanked;
    const fields = {
      ...ADA,
      ...OFFICE[country],
      ...derived,
      leadurl: HOST + path.replace(/[?#].*/, ""),
    };
    const sent = services.sent.map(({ method, headers, ...lead }) => ({
      method,
      // A header of our own would make the browser ask the content API for permission first.
      headers: Object.keys(headers).filter((name) => name.startsWith("x-")),
      fields: Object.fromEntries(lead.fields),
      count: lead.fields.length,
    }));
    expect(sent).toEqual([{ method: "POST", headers: [], fields, count: Object.keys(fields).length }]);
  });
});

test("a double click sends once; then comes the overlay, and the thank-you page", async () => {
  const answer = held(success);
  const { page, services } = await visit("/india/contact-us/", {
    answers: { send: answer.answer },
    prepare: stayOnPage,
  });
  const thanked = page.waitForRequest("**/india/thank-you/");
  const form = pageForm(page);
  await fillInAll(form, "india");
  await submitButton(form).dblclick();
  await expect.poll(() => submitButton(form).isDisabled()).toBe(true);
  expect(await form.getAttribute("aria-busy")).toBe("true");
  expect(await form.getByRole("status").textContent()).toBe("Sending your enquiry");
  await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
  answer.release();
  await thanked;
  await form.getByText("Thank you. Your enquiry has been sent.").waitFor();
  expect(await form.getByRole("status").textContent()).toBe("Your enquiry has been sent");
  expect(await field(form, "your-name").inputValue()).toBe("");
  expect(await form.locator(".form__fields").evaluate((element) => (element as HTMLElement).inert)).toBe(true);
  // Back from the thank-you page the browser may show this very page again, as it was left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => submitButton(form).isEnabled()).toBe(true);
  expect(await form.locator(".form__sent").count()).toBe(0);
  expect(services.sent.length).toBe(1);
});

test("the thank-you page of each country is there, and kept from search engines", async () => {
  for (const country of Object.keys(OFFICE)) {
    const response = await fetch(`${inject("origin")}/${country}/thank-you/`);
    const html = await response.text();
    expect([
      response.status,
      html.match(/<h1/g)?.length,
      /<meta name="robots" content="([^"]*)/.exec(html)?.[1],
    ]).toEqual([200, 1, "noindex"]);
  }
});

test("who has the hidden field filled in, as autofill may do, confirms, and the enquiry is sent", async () => {
  const { page, services } = await visit("/bhutan/contact-us/", { prepare: withAxe });
  await stayOnPage(page);
  const form = pageForm(page);
  await fillInAll(form, "bhutan");
  await field(form, "your-website").evaluate((element) => {
    (element as HTMLInputElement).value = "https://site.example";
  });
  await submitButton(form).click();
  const confirm = form.getByRole("button", { name: "I am a person: send" });
  await expect.poll(() => confirm.evaluate((button) => button === document.activeElement)).toBe(true);
  const question = page.locator(`[id="${await confirm.getAttribute("aria-describedby")}"]`);
  expect(await question.textContent()).toBe("One more step: please confirm that you are a person.");
  expect([services.sent, await field(form, "your-name").inputValue()]).toEqual([[], "Ada Byron"]);
  expect(await findViolations(page, "main form")).toEqual([]);
  const thanked = page.waitForRequest("**/bhutan/thank-you/");
  await page.keyboard.press("Enter");
  await thanked;
  const names = services.sent.map(({ fields }) => fields.map(([name]) => name).sort());
  expect(names).toEqual([[...Object.keys({ ...ADA, ...OFFICE["bhutan"] }), "leadurl"].sort()]);
});

test("while the form is being sent, a sign turns: slowly for a visitor who wants little motion", async () => {
  const { page } = await visit("/bhutan/contact-us/", { answers: { send: silence }, prepare: stayOnPage });
  const form = pageForm(page);
  await fillInAll(form, "bhutan");
  await submitButton(form).click();
  await expect.poll(() => form.getAttribute("aria-busy")).toBe("true");
  // The disabled button has lost the focus.
  expect(await page.evaluate(() => document.activeElement?.className)).toBe("form__status");
  const durations: string[] = [];
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    durations.push(
      await submitButton(form).evaluate((button) => getComputedStyle(button, "::after").animationDuration),
    );
  }
  expect(durations).toEqual(["0.8s", "4s"]);
});
