import type { Page } from "playwright";
import { expect, test } from "vitest";
import { ADA, field, fillIn, OFFICE, submitButton } from "./enquiryForm.ts";
import { closeByButton, enquiryLink, openDialogs, openEnquiry, openModalById } from "./openModal.ts";
import { visit } from "./visit.ts";

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test("the modals have the ids that other scripts rely on, and their sizes", async () => {
  const { page } = await visit("/india/services/");
  const ids = ["addstudentdata", "addstudentdata2", "hoverpopuptop", "mbbsFormModal"];
  expect(await page.locator("dialog:not(.site-nav)").evaluateAll((dialogs) => dialogs.map(({ id }) => id))).toEqual(
    ids,
  );
  const widths: Record<string, number | undefined> = {};
  for (const id of ids) {
    // In place of the one that is open: there are never two.
    await openModalById(page, id);
    await expect.poll(() => openDialogs(page)).toEqual([id]);
    if (id !== "hoverpopuptop") await page.locator(`dialog#${id} form[data-enquiry]`).waitFor();
    widths[id] = (await page.locator(`dialog#${id}`).boundingBox())?.width;
  }
  const xl = 1140;
  expect(widths).toEqual({ addstudentdata: xl, addstudentdata2: xl, mbbsFormModal: xl, hoverpopuptop: 800 });
});

test("in India a modal is closed by its button only; the focus stays inside and returns", async () => {
  const { page, messages } = await visit("/india/services/visa-guidance/");
  const opener = enquiryLink(page);
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog[open] form").waitFor();
  expect(await focused(page)).toBe("Free Consultation");

  // The page behind neither scrolls nor moves.
  const place = () => page.evaluate(() => [scrollY, document.querySelector("main")?.getBoundingClientRect().x]);
  const before = await place();
  await page.mouse.move(5, 450);
  await page.mouse.wheel(0, 800);
  const isInside = () =>
    page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")));
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press("Tab");
    expect(await isInside()).toBe(true);
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
});

test("elsewhere Esc and a click beside it close a modal too", async () => {
  const { page } = await visit("/australia/services/");
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
});

test("the campaign page opens the second enquiry modal", async () => {
  const { page } = await visit("/india/ads/study-abroad-with-farhaven/");
  await openEnquiry(page);
  expect(await openDialogs(page)).toEqual(["addstudentdata2"]);
});

test("the MBBS page opens the MBBS form: its destinations, and formtype", async () => {
  const { page, services } = await visit("/india/mbbs/");
  const form = (await openEnquiry(page)).locator("form");
  await page.keyboard.press("Escape");
  expect(await openDialogs(page)).toEqual(["mbbsFormModal"]);
  const options = await field(form, "dreamcountry").locator("option").allTextContents();
  expect(options.slice(1).join()).toBe("Bangladesh,Kazakhstan,Kyrgyzstan,Nepal,Russia,Uzbekistan,Other");
  const typed = { ...ADA, ...OFFICE["india"], dreamcountry: "Nepal" };
  await fillIn(form, typed);
  await submitButton(form).click();
  await page.waitForURL("**/india/thank-you/", { waitUntil: "commit" });
  const leadurl = `${new URL(page.url()).host}/india/mbbs/`;
  const sent = services.sent.map(({ fields }) => Object.fromEntries(fields));
  expect(sent).toEqual([{ ...typed, sourceby: "website", formtype: "mbbs", leadurl }]);
});

test("the page about privacy opens beside the modal: what was typed is still there", async () => {
  const { page } = await visit("/philippines/services/");
  await openEnquiry(page);
  const form = page.locator("dialog[open] form");
  await field(form, "your-name").fill("Ada");
  const opened = page.context().waitForEvent("page");
  await form.getByRole("link", { name: "How we use what you send (opens a new window)" }).click();
  const beside = await opened;
  expect(new URL(beside.url()).pathname).toBe("/philippines/privacy/");
  expect(await field(form, "your-name").inputValue()).toBe("Ada");
});
