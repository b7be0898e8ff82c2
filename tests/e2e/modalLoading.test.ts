import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { held } from "./contentApi.ts";
import { enquiryLink } from "./openModal.ts";
import { useVisits } from "./visit.ts";

const visit = useVisits();
const PATH = "/bhutan/services/";
const isOpening = (page: Page) => page.evaluate(() => "opening" in document.documentElement.dataset);

test("a click that comes before hydration opens the modal", async () => {
  const app = held((route) => route.continue());
  const { page } = await visit(PATH, {
    early: true,
    prepare: (opened) => opened.route("**/entry-client-*.js", app.answer),
  });
  await enquiryLink(page).click();
  expect(await isOpening(page)).toBe(true);
  app.release();
  await page.locator("dialog[open] form").waitFor();
  expect(await isOpening(page)).toBe(false);
});

test("when the app can't be loaded, and where there is no such modal, the link leads to the page with the form", async () => {
  const { page } = await visit(PATH, {
    early: true,
    prepare: (opened) => opened.route("**/entry-client-*.js", (route) => route.abort()),
  });
  await enquiryLink(page).click();
  await page.waitForURL("**/bhutan/contact-us/");
  await page.unroute("**/entry-client-*.js");
  await page.goto(PATH);
  await enquiryLink(page).evaluate((link) => ((link as HTMLElement).dataset["modal"] = "nothing"));
  await enquiryLink(page).click();
  await page.waitForURL("**/bhutan/contact-us/");
});

test("a skeleton stands for the form until it is there; when it can't be loaded the phone number does", async () => {
  const form = held((route) => route.abort());
  const { page } = await visit(PATH, { prepare: (opened) => opened.route("**/EnquiryForm-*.js", form.answer) });
  await enquiryLink(page).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Loading the form").waitFor();
  form.release();
  const alert = dialog.getByRole("alert");
  await alert.waitFor();
  const links = await alert.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual(["tel:+97500000000", "/bhutan/contact-us/"]);
});
