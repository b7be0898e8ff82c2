import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, listenToConsole, useBrowser } from "./browser.ts";
import { type Services, takeOver } from "./contentApi.ts";
import { errorsOf, field, fillInAll, focusedName, marksOf, pageForm, submitButton } from "./enquiryForm.ts";
import { withoutPopups } from "./popupCookies.ts";

const browser = useBrowser();
const REQUIRED = "This is a required field.";
const FIELDS: Record<string, string[]> = {
  india: ["your-name", "your-email", "your-phone", "state", "city", "nearrestarea", "interestedin", "dreamcountry"],
  australia: ["your-name", "your-email", "your-phone", "nearrestarea", "interestedin", "dreamcountry"],
  bhutan: ["your-name", "your-email", "your-phone", "nearrestarea", "interestedin", "dreamcountry"],
  philippines: ["your-name", "your-email", "your-phone", "nearrestarea", "interestedin", "dreamcountry"],
};

async function openForm(country: string): Promise<{ page: Page; services: Services; messages: string[] }> {
  const page = await browser.open();
  const messages = listenToConsole(page);
  const services = await takeOver(page.context());
  await withoutPopups(page.context());
  await page.goto(`/${country}/contact-us/`);
  await hydrated(page);
  return { page, services, messages };
}

for (const [country, names] of Object.entries(FIELDS)) {
  test(`${country}: every empty field says that it is required, and nothing is sent`, async () => {
    const { page, services, messages } = await openForm(country);
    const form = pageForm(page);
    const shown = await form
      .locator("[name]")
      .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).name));
    expect([...new Set(shown)].filter((name) => name !== "your-website")).toEqual([...names, "remember"]);

    // Where there is one office it is chosen already.
    const offices = field(form, "nearrestarea").locator("option");
    const office = (await offices.count()) > 1;
    expect(office).toBe(country === "india");
    await submitButton(form).click();
    await expect
      .poll(() => errorsOf(form))
      .toEqual(
        Object.fromEntries(names.filter((name) => office || name !== "nearrestarea").map((name) => [name, REQUIRED])),
      );
    expect(await field(form, "your-email").getAttribute("type")).toBe("email");
    expect(services.sent).toEqual([]);
    expect(messages).toEqual([]);
    await page.context().close();
  });
}

test("the first invalid field gets the focus after 100 ms", async () => {
  const { page } = await openForm("india");
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
  await page.context().close();
});

test("the consent is ticked at first and required", async () => {
  const { page, services } = await openForm("bhutan");
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
  await page.waitForURL("**/bhutan/thank-you/");
  await page.context().close();
});

test("a field that is left is marked by whether it is empty, without a message", async () => {
  const { page } = await openForm("india");
  const form = pageForm(page);
  expect(await marksOf(form)).toEqual({});
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
  await page.context().close();
});

test("labels, hints and errors are tied to their controls", async () => {
  const { page } = await openForm("india");
  const form = pageForm(page);
  expect(await form.getAttribute("novalidate")).toBe("");
  await submitButton(form).click();
  await form.locator(".field__error").first().waitFor();
  for (const label of ["Your name", "Email", "Phone number", "State", "City", "Nearest office", "Dream country"]) {
    const control = form.getByLabel(label, { exact: true });
    expect([label, await control.getAttribute("aria-required"), await control.getAttribute("aria-invalid")]).toEqual([
      label,
      "true",
      "true",
    ]);
    const error = page.locator(`#${await control.getAttribute("aria-describedby")}`);
    expect(await error.textContent()).toBe(REQUIRED);
  }
  const group = form.getByRole("radiogroup", { name: "I am interested in" });
  expect(await page.locator(`#${await group.getAttribute("aria-describedby")}`).textContent()).toBe(REQUIRED);
  const tokens = await form
    .locator("[autocomplete]")
    .evaluateAll((controls) => controls.map((control) => control.getAttribute("autocomplete")));
  expect(tokens).toEqual(
    expect.arrayContaining(["name", "email", "tel-country-code", "tel", "address-level1", "address-level2"]),
  );
  await page.context().close();
});

test("the choices are the ones that the backend knows, by country", async () => {
  const choices: Record<string, unknown> = {};
  for (const country of Object.keys(FIELDS)) {
    const { page } = await openForm(country);
    choices[country] = await pageForm(page).evaluate((form) => {
      const values = (name: string) =>
        [
          ...form.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
            `[name="${name}"] option, input[name="${name}"]`,
          ),
        ]
          .map(({ value }) => value)
          .filter(Boolean);
      return {
        offices: values("nearrestarea"),
        interests: values("interestedin"),
        dreams: values("dreamcountry").join(),
        states: values("state").length,
      };
    });
    await page.context().close();
  }
  const interests = ["Call Back", "Visit Office", "Video Meeting"];
  const dreams = "Australia,Canada,France,Germany,Ireland,New Zealand,Singapore,Switzerland,UK,USA,Other";
  expect(choices).toEqual({
    india: { offices: ["Chennai", "Delhi", "Jaipur"], interests, dreams, states: 36 },
    australia: { offices: ["11"], interests, dreams: "Australia,Canada,UK,USA,Other", states: 0 },
    bhutan: { offices: ["4"], interests, dreams, states: 0 },
    philippines: { offices: ["3"], interests, dreams, states: 0 },
  });
});
