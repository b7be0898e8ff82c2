import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { hydrated, listenToConsole, useBrowser } from "./browser.ts";
import { held, takeOver } from "./contentApi.ts";
import { ADA, field, fillIn, OFFICE, submitButton } from "./enquiryForm.ts";
import { closeByButton, openDialogs, openEnquiry } from "./openModal.ts";
import { withoutPopups } from "./popupCookies.ts";

const browser = useBrowser();

async function open(path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  // Without motion a dialog that has been closed is gone at once.
  const page = await browser.open({ reducedMotion: "reduce" });
  await withoutPopups(page.context());
  await prepare?.(page);
  await page.goto(path);
  return page;
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test("the modals have the ids that other scripts rely on, and their sizes", async () => {
  const page = await open("/india/services/");
  await hydrated(page);
  expect(await page.locator("dialog").evaluateAll((dialogs) => dialogs.map(({ id }) => id))).toEqual([
    "addstudentdata",
    "addstudentdata2",
    "hoverpopuptop",
    "mbbsFormModal",
  ]);
  const widths: Record<string, number | undefined> = {};
  for (const id of ["addstudentdata", "addstudentdata2", "mbbsFormModal", "hoverpopuptop"]) {
    // One opens in place of the other: there are never two.
    await page.evaluate((id) => {
      const opener = Object.assign(document.createElement("button"), { type: "button" });
      opener.dataset["modal"] = id;
      document.body.append(opener);
      opener.click();
    }, id);
    await expect.poll(() => openDialogs(page)).toEqual([id]);
    if (id !== "hoverpopuptop") await page.locator(`dialog#${id} form[data-enquiry]`).waitFor();
    widths[id] = (await page.locator(`dialog#${id}`).boundingBox())?.width;
  }
  expect(widths).toEqual({ addstudentdata: 1140, addstudentdata2: 1140, mbbsFormModal: 1140, hoverpopuptop: 800 });
  await page.context().close();
});

test("in India a modal is closed by its button only; the focus stays inside and returns", async () => {
  const page = await open("/india/services/visa-guidance/");
  const messages = listenToConsole(page);
  await hydrated(page);
  const opener = page.getByRole("banner").getByRole("link", { name: "Free Consultation" }).filter({ visible: true });
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog[open] form").waitFor();
  expect(await focused(page)).toBe("Free Consultation");

  const place = () => page.evaluate(() => [scrollY, document.querySelector("main")?.getBoundingClientRect().x]);
  const before = await place();
  await page.mouse.move(5, 450);
  await page.mouse.wheel(0, 800);
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press("Tab");
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null,
      ),
    ).toBe(true);
  }
  expect(await place()).toEqual(before);

  await page.locator("dialog[open] [name=your-name]").fill("Ada Byron");
  for (let press = 0; press < 3; press++) await page.keyboard.press("Escape");
  await page.mouse.click(5, 450);
  expect(await openDialogs(page)).toEqual(["addstudentdata"]);
  await closeByButton(page);
  await expect.poll(() => openDialogs(page)).toEqual([]);
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  // What was typed is still there.
  expect(await field(await openEnquiry(page), "your-name").inputValue()).toBe("Ada Byron");
  expect(messages).toEqual([]);
  await page.context().close();
});

test("elsewhere Esc and a click beside it close a modal too", async () => {
  const page = await open("/australia/services/");
  await hydrated(page);
  const dialog = await openEnquiry(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => openDialogs(page)).toEqual([]);
  expect(await focused(page)).toBe("Free Consultation");
  await openEnquiry(page);
  // A press that began inside, as when text is selected, is not meant to close it.
  const box = (await dialog.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 100, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(5, 450);
  await page.mouse.up();
  expect(await openDialogs(page)).toEqual(["addstudentdata"]);
  await page.mouse.click(5, 450);
  await expect.poll(() => openDialogs(page)).toEqual([]);
  await openEnquiry(page);
  await closeByButton(page);
  await expect.poll(() => openDialogs(page)).toEqual([]);
  await page.context().close();
});

test("the campaign page opens the second enquiry modal", async () => {
  const page = await open("/india/ads/study-abroad-with-farhaven/");
  await hydrated(page);
  await openEnquiry(page);
  expect(await openDialogs(page)).toEqual(["addstudentdata2"]);
  await page.context().close();
});

test("the MBBS page opens the MBBS form: its destinations, and formtype", async () => {
  const page = await open("/india/mbbs/");
  const services = await takeOver(page.context());
  await hydrated(page);
  const form = (await openEnquiry(page)).locator("form");
  expect(await openDialogs(page)).toEqual(["mbbsFormModal"]);
  await page.keyboard.press("Escape");
  expect(await openDialogs(page)).toEqual(["mbbsFormModal"]);
  const options = await field(form, "dreamcountry")
    .locator("option")
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  expect(options.filter(Boolean)).toEqual([
    "Bangladesh",
    "Kazakhstan",
    "Kyrgyzstan",
    "Nepal",
    "Russia",
    "Uzbekistan",
    "Other",
  ]);
  const typed = { ...ADA, ...OFFICE["india"], dreamcountry: "Nepal" };
  await fillIn(form, typed);
  await submitButton(form).click();
  await page.waitForURL("**/india/thank-you/", { waitUntil: "commit" });
  expect(services.sent.map(({ fields }) => Object.fromEntries(fields))).toEqual([
    { ...typed, sourceby: "website", formtype: "mbbs", leadurl: `${new URL(page.url()).host}/india/mbbs/` },
  ]);
  await page.context().close();
});

test("a click that comes before hydration opens the modal; where it can't, the link leads to the form", async () => {
  const app = held((route) => route.continue());
  const page = await open("/bhutan/services/", (opened) => opened.route("**/entry-client-*.js", app.answer));
  const link = page.getByRole("banner").getByRole("link", { name: "Free Consultation" }).filter({ visible: true });
  await link.click();
  expect(await page.evaluate(() => "opening" in document.documentElement.dataset)).toBe(true);
  app.release();
  await page.locator("dialog[open] form").waitFor();
  expect(await page.evaluate(() => "opening" in document.documentElement.dataset)).toBe(false);
  await page.context().close();

  const lost = await open("/bhutan/services/", (opened) =>
    opened.route("**/entry-client-*.js", (route) => route.abort()),
  );
  await lost.getByRole("banner").getByRole("link", { name: "Free Consultation" }).filter({ visible: true }).click();
  await lost.waitForURL("**/bhutan/contact-us/");
  await lost.context().close();
});

test("a skeleton stands for the form until it is there; when it can't be loaded the phone number does", async () => {
  const form = held((route) => route.abort());
  const page = await open("/bhutan/services/", (opened) => opened.route("**/EnquiryForm-*.js", form.answer));
  await hydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Free Consultation" }).filter({ visible: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Loading the form").waitFor();
  form.release();
  const alert = dialog.getByRole("alert");
  await alert.waitFor();
  expect(await alert.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    "tel:+97500000000",
    "/bhutan/contact-us/",
  ]);
  await page.context().close();
});
