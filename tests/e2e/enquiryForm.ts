import type { Locator, Page } from "playwright";

/** Ada's enquiry, by field name: what every country's form asks for. */
export const ADA: Record<string, string> = {
  "your-name": "Ada Byron",
  "your-email": "ada@site.example",
  "your-phone": "5550100",
  interestedin: "Visit Office",
  dreamcountry: "Canada",
};

/** What a country's form asks for besides. */
export const OFFICE: Record<string, Record<string, string>> = {
  india: { state: "tamil_nadu", city: "Madurai", nearrestarea: "Jaipur" },
  australia: { nearrestarea: "11" },
  bhutan: { nearrestarea: "4" },
  philippines: { nearrestarea: "3" },
};

/** The form that stands in the page. */
export const pageForm = (page: Page): Locator => page.locator("form#page_form");

/** The form's picker of dial codes. */
export const dialPicker = (form: Locator): Locator => form.getByRole("combobox", { name: "Country code" });

/** Chooses a dial code by the text that the picker shows then. */
export const chooseDialCode = (form: Locator, text: string): Promise<string[]> => dialPicker(form).selectOption(text);

/** The text that the picker shows while its list is closed. */
export const chosenDialCode = (form: Locator): Promise<string | null> =>
  dialPicker(form).locator("option:checked").textContent();

/** The form's controls of this name. */
export const field = (form: Locator, name: string): Locator => form.locator(`[name="${name}"]`);

/** The form's Submit button. */
export const submitButton = (form: Locator): Locator => form.getByRole("button", { name: "Submit" });

/** Fills in a form by field name, as a visitor does. */
export async function fillIn(form: Locator, values: Record<string, string>): Promise<void> {
  const kinds = await form.evaluate((element) =>
    Object.fromEntries([...element.querySelectorAll<HTMLInputElement>("[name]")].map(({ name, type }) => [name, type])),
  );
  for (const [name, value] of Object.entries(values)) {
    if (kinds[name] === "radio") await form.locator(`[name="${name}"][value="${value}"]`).check();
    else if (kinds[name] === "select-one") await field(form, name).selectOption(value);
    else await field(form, name).fill(value);
  }
}

/** Fills in a country's form with all that it asks for. */
export const fillInAll = (form: Locator, country: string): Promise<void> =>
  fillIn(form, { ...ADA, ...OFFICE[country] });

/** Texts of the errors, by the name of the field that they stand under. */
export function errorsOf(form: Locator): Promise<Record<string, string>> {
  return form.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll(".field")].flatMap((box) => {
        const error = box.querySelector(".field__error")?.textContent;
        const name = box.querySelector<HTMLInputElement>("[name]")?.name;
        return error && name ? [[name, error]] : [];
      }),
    ),
  );
}

/** Whether fields are marked as valid or invalid, by name; a field without a mark is absent. */
export function marksOf(form: Locator): Promise<Record<string, string>> {
  return form.evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll<HTMLElement>(".field[data-mark]")].map((box) => [
        box.querySelector<HTMLInputElement>("[name]")?.name,
        box.dataset["mark"],
      ]),
    ),
  );
}

/** Name of the control that has the focus. */
export const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute("name"));

/** The only error message there is. */
export const REQUIRED = "This is a required field.";
