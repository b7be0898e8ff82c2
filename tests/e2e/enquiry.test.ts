import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { findViolations, withAxe } from "./axe.ts";
import { PHONE } from "./browser.ts";
import {
  chooseDialCode,
  chosenDialCode,
  dialPicker,
  errorsOf,
  field,
  fillInAll,
  focusedName,
  marksOf,
  pageForm,
  REQUIRED,
  submitButton,
} from "./enquiryForm.ts";
import { pathOf, visit } from "./visit.ts";

const SHARED = ["your-name", "your-email", "your-phone", "nearrestarea", "interestedin", "dreamcountry"];
const INTERESTS = ["Call Back", "Visit Office", "Video Meeting"];
const DREAMS = "Australia,Canada,France,Germany,Ireland,New Zealand,Singapore,Switzerland,UK,USA,Other";

/** The fields of a form with several offices, and of one with one, in their order, and what can be chosen. */
const FORMS = {
  india: {
    fields: ["your-name", "your-email", "your-phone", "state", "city", "nearrestarea", "interestedin", "dreamcountry"],
    offices: ["Chennai", "Delhi", "Jaipur"],
    dreams: DREAMS,
    states: 36,
  },
  australia: { fields: SHARED, offices: ["11"], dreams: "Australia,Canada,UK,USA,Other", states: 0 },
};

/** Values that can be chosen in a field. */
async function choices(form: Locator, name: string): Promise<string[]> {
  const options = form.locator(`[name="${name}"] option, input[name="${name}"]`);
  const values = await options.evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  return values.filter(Boolean);
}

for (const [country, { fields, offices, dreams, states }] of Object.entries(FORMS)) {
  test(`${country}: the fields and their choices; every empty one says that it is required`, async () => {
    const { page, services, messages } = await visit(`/${country}/contact-us/`);
    const form = pageForm(page);
    const names = await form.locator("[name]").evaluateAll((all) => all.map((control) => control.getAttribute("name")));
    expect([...new Set(names)].filter((name) => name !== "your-website")).toEqual([...fields, "remember"]);
    expect(await choices(form, "nearrestarea")).toEqual(offices);
    expect(await choices(form, "interestedin")).toEqual(INTERESTS);
    expect((await choices(form, "dreamcountry")).join()).toBe(dreams);
    expect((await choices(form, "state")).length).toBe(states);
    expect(await field(form, "your-email").getAttribute("type")).toBe("email");

    await submitButton(form).click();
    // Where there is one office it is chosen already.
    const missing = fields.filter((name) => name !== "nearrestarea" || offices.length > 1);
    await expect.poll(() => errorsOf(form)).toEqual(Object.fromEntries(missing.map((name) => [name, REQUIRED])));
    await field(form, "interestedin").nth(1).check();
    await expect.poll(async () => Object.keys(await errorsOf(form))).not.toContain("interestedin");
    expect([services.sent, messages, pathOf(page)]).toEqual([[], [], `/${country}/contact-us/`]);
  });
}

test("the first invalid field gets the focus after 100 ms", async () => {
  const { page } = await visit("/india/contact-us/");
  const form = pageForm(page);
  await field(form, "your-name").fill("Ada Byron");
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(form).click();
  await expect.poll(() => form.locator(".field__error").count()).toBe(7);
  await page.clock.runFor(99);
  expect(await focusedName(page)).toBe(null);
  await page.clock.runFor(1);
  expect(await focusedName(page)).toBe("your-email");
});

test("the consent is ticked at first and required", async () => {
  const { page, services } = await visit("/bhutan/contact-us/");
  const form = pageForm(page);
  await fillInAll(form, "bhutan");
  expect(await field(form, "remember").isChecked()).toBe(true);
  await field(form, "remember").uncheck();
  await submitButton(form).click();
  await expect.poll(() => errorsOf(form)).toEqual({ remember: REQUIRED });
  await expect.poll(() => focusedName(page)).toBe("remember");
  expect(services.sent).toEqual([]);
  await field(form, "remember").check();
  await submitButton(form).click();
  await page.waitForURL("**/bhutan/thank-you/", { waitUntil: "commit" });
});

test("a field that is left is marked by whether it is empty, without a message", async () => {
  const { page } = await visit("/india/contact-us/");
  const form = pageForm(page);
  await field(form, "your-name").focus();
  expect(await marksOf(form)).toEqual({});
  await page.keyboard.press("Tab");
  await expect.poll(() => marksOf(form)).toEqual({ "your-name": "invalid" });
  expect(await errorsOf(form)).toEqual({});
  await page.keyboard.type("not an address");
  await page.keyboard.press("Tab");
  await expect.poll(() => marksOf(form)).toEqual({ "your-name": "invalid", "your-email": "valid" });
  // Blanks are as good as nothing.
  await field(form, "city").fill("   ");
  await field(form, "city").blur();
  await expect.poll(() => marksOf(form)).toMatchObject({ city: "invalid" });
  await field(form, "interestedin").first().check();
  await field(form, "interestedin").first().blur();
  await expect.poll(() => marksOf(form)).toMatchObject({ interestedin: "valid" });
  // A mark follows what is typed.
  await field(form, "your-name").fill("Ada");
  await expect.poll(() => marksOf(form)).toMatchObject({ "your-name": "valid" });
});

test("labels, hints and errors are tied to their controls", async () => {
  const { page } = await visit("/india/contact-us/");
  const form = pageForm(page);
  // The browser's own bubbles would take the place of the messages.
  expect(await form.getAttribute("novalidate")).toBe("");
  await submitButton(form).click();
  await form.locator(".field__error").first().waitFor();
  // The error comes last, after a hint.
  const textOf = async (control: Locator) =>
    page.locator(`#${(await control.getAttribute("aria-describedby"))?.split(" ").at(-1)}`).textContent();
  for (const label of ["Your name", "Email", "Phone number", "State", "City", "Nearest office", "Dream country"]) {
    const control = form.getByLabel(label, { exact: true });
    const state = [await control.getAttribute("aria-required"), await control.getAttribute("aria-invalid")];
    expect([label, ...state, await textOf(control)]).toEqual([label, "true", "true", REQUIRED]);
  }
  expect(await textOf(form.getByRole("radiogroup", { name: "I am interested in" }))).toBe(REQUIRED);
  const controls = form.locator("[autocomplete]");
  const tokens = await controls.evaluateAll((all) => all.map((control) => control.getAttribute("autocomplete")));
  expect(tokens.slice(0, 6)).toEqual(["name", "email", "off", "tel", "address-level1", "address-level2"]);
  const modes = await form
    .locator("[inputmode]")
    .evaluateAll((all) => all.map((control) => control.getAttribute("inputmode")));
  expect(modes).toEqual(["email", "tel"]);
});

test("a dial code is chosen among all countries; the document has those of the site", async () => {
  const { page, messages } = await visit("/bhutan/contact-us/", {
    prepare: withAxe,
    context: { viewport: PHONE },
  });
  const form = pageForm(page);
  const options = dialPicker(form).locator("option");
  expect(await chosenDialCode(form)).toBe("+975 Bhutan");
  const hint = await field(form, "your-phone").getAttribute("aria-describedby");
  expect(await page.locator(`#${hint}`).textContent()).toMatch(/^With the country code, like \W?\+975\W?$/);

  // The site's country and its sisters come first, then all others.
  const texts = async () => (await options.allTextContents()).map((text) => text.replace(/[\u2066\u2069]/g, ""));
  const sites = ["+975 Bhutan", "Australia +61", "India +91", "Philippines +63"];
  expect((await texts()).slice(0, 4)).toEqual(sites);
  await expect.poll(() => options.count()).toBeGreaterThan(240);
  expect((await texts()).slice(0, 6)).toEqual([...sites, "Afghanistan +93", "Åland Islands +358"]);
  expect(await findViolations(page, "main form")).toEqual([]);

  // By keyboard: letters find a name.
  await dialPicker(form).focus();
  await page.keyboard.type("united k");
  expect(await chosenDialCode(form)).toBe("+44 United Kingdom");
  await chooseDialCode(form, "+66 Thailand");
  expect(await chosenDialCode(form)).toBe("+66 Thailand");
  expect(messages).toEqual([]);
});
