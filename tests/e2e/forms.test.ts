import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { findViolations, withAxe } from "./axe.ts";
import { PHONE } from "./browser.ts";
import {
  chooseDialCode,
  errorsOf,
  field,
  fillIn,
  focusedName,
  marksOf,
  pageForm,
  REQUIRED,
  submitButton,
} from "./enquiryForm.ts";
import { settle, visit, type Visit } from "./visit.ts";

/** A page with a form of its own: every type of field, sent as JSON to another organisation's service. */
const openBooking = (context: object = {}): Promise<Visit> =>
  visit("/atlantis/booking/", { context: { baseURL: inject("settingsOrigin"), ...context }, prepare: withAxe });

/** Where preview answers for that service. */
const SERVICE = "**/__sitegen/forms/*";

const BOOKING = { name: "Ada Byron", day: "2027-01-31", pet: "Cat" };

/** Names of the fields that can be seen, in order. */
const shown = async (page: Page): Promise<string[]> => {
  await settle(page);
  const names = await pageForm(page)
    .locator("[name]:visible")
    .evaluateAll((all) => all.map((control) => (control as HTMLInputElement).name));
  return [...new Set(names)];
};

test("fields come and go with what others hold; what is away is neither checked nor sent", async () => {
  const { page } = await openBooking();
  const form = pageForm(page);
  const at = ["name", "email", "postcode", "phone", "day", "room", "pet", "wishes", "newsletter", "consent"];
  expect(await shown(page)).toEqual(at);
  await field(form, "room").selectOption("Double");
  await field(form, "newsletter").check();
  expect((await shown(page)).filter((name) => !at.includes(name))).toEqual(["guest", "_topics"]);
  await submitButton(form).click();
  await expect.poll(() => errorsOf(form)).toMatchObject({ guest: REQUIRED, consent: REQUIRED, day: REQUIRED });
  await field(form, "guest").fill("Charles");
  await field(form, "room").selectOption("Single");
  expect(await shown(page)).toEqual([...at.slice(0, -1), "_topics", "consent"]);

  await fillIn(form, BOOKING);
  await field(form, "_topics").selectOption("Hills");
  await field(form, "consent").check();
  const asked = page.waitForRequest(SERVICE);
  await submitButton(form).click();
  const request = await asked;
  expect(request.headers()["content-type"]).toBe("application/json");
  expect(Object.entries(request.postDataJSON() as object)).toEqual([
    ["name", "Ada Byron"],
    ["email", ""],
    ["postcode", ""],
    ["phone", ""],
    ["day", "2027-01-31"],
    ["room", "Single"],
    ["pet", "Cat"],
    ["wishes", ""],
    ["newsletter", "subscribed"],
    ["_topics", "Hills"],
    ["source", "booking page"],
    ["page", "/atlantis/booking/"],
  ]);

  // Its thanks are a message: the visitor stays, and nothing below the message can be reached.
  await expect.poll(() => form.getByRole("status").textContent()).toBe("Your room is reserved.");
  expect(new URL(page.url()).pathname).toBe("/atlantis/booking/");
  expect(await form.locator(".form__fields").getAttribute("inert")).not.toBe(null);
});

test("complete: true puts the chosen dial code before a number without one", async () => {
  const { page } = await openBooking();
  const form = pageForm(page);
  await fillIn(form, { ...BOOKING, phone: "(0412) 345 678" });
  await field(form, "consent").check();
  await chooseDialCode(form, "+61 Australia");
  expect(await form.getByText("The country code is added when you send").count()).toBe(1);
  const asked = page.waitForRequest(SERVICE);
  await submitButton(form).click();
  expect((await asked).postDataJSON()).toMatchObject({ phone: "+61 412 345 678" });
});

test("what the definitions ask for is checked, marked and said", async () => {
  const { page } = await openBooking();
  const form = pageForm(page);
  await fillIn(form, { ...BOOKING, name: "Al", email: "ada@", postcode: "12", wishes: "A sea view and breakfast" });
  await field(form, "consent").check();
  await submitButton(form).click();
  await expect
    .poll(() => errorsOf(form))
    .toEqual({
      name: "Write at least 3 characters.",
      email: "Write an email address, like name@example.com.",
      postcode: "A postcode has six digits.",
      wishes: "Write at most 20 characters.",
    });
  await expect.poll(() => focusedName(page)).toBe("name");
  const postcode = field(form, "postcode");
  const described = await postcode.getAttribute("aria-describedby");
  expect(described).toBe("page_postcode_optional page_postcode_hint page_postcode_error");
  await postcode.fill("123456");
  await expect.poll(() => marksOf(form)).toMatchObject({ postcode: "valid", email: "invalid", room: "valid" });
  expect((await marksOf(form))["phone"]).toBe(undefined);
});

test("without scripts all fields are there, and the browser sends the form by itself", async () => {
  const { page } = await openBooking({ javaScriptEnabled: false });
  const form = pageForm(page);
  const names = await form.locator("[name]").evaluateAll((all) => all.map((control) => control.getAttribute("name")));
  expect(names).toEqual(expect.arrayContaining(["guest", "_topics"]));
  expect(names).not.toContain("consent");
  expect(await field(form, "guest").isVisible()).toBe(true);
  expect([await form.getAttribute("method"), await form.getAttribute("action")]).toEqual([
    "post",
    expect.stringMatching(/^\/__sitegen\/forms\/\d+$/),
  ]);
});

test("a form and its fields are one file", async () => {
  const { page } = await openBooking();
  await page.locator("main form[data-enquiry]").waitFor();
  const names = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  // The field of the search is none of a form's.
  const files = names.flatMap((name) => /\/(?!Search)(\w+)Field-[\w-]+\.js$/.exec(name)?.[1] ?? []);
  expect(files).toEqual([]);
});

test("a form with every type of field is accessible, at first and with errors", async () => {
  const { page } = await openBooking({ viewport: PHONE });
  expect(await findViolations(page, "main form")).toEqual([]);
  await submitButton(pageForm(page)).click();
  await pageForm(page).locator(".field__error").first().waitFor();
  expect(await findViolations(page, "main form")).toEqual([]);
});

test("what is said of a box is below its label's text", async () => {
  const { page } = await openBooking();
  await submitButton(pageForm(page)).click();
  const box = pageForm(page).locator(".field--consent", { has: page.locator(".field__error") });
  const edgeOf = async (part: string) => (await box.locator(part).boundingBox())?.x;
  expect(await edgeOf(".field__error")).toBe(await edgeOf(".checkbox span"));
});
