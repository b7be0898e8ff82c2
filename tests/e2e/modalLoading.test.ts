import type { Page } from "playwright";
import { expect, test } from "vitest";
import { held } from "./contentApi.ts";
import { layoutShifts, watchLayoutShifts } from "./layoutShift.ts";
import { enquiryLink, openDialogs } from "./openModal.ts";
import { visit } from "./visit.ts";

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

// The forms of the countries differ: each is looked at at one width.
for (const [path, width] of [
  ["/india/services/", 390],
  ["/philippines/services/", 768],
  ["/bhutan/services/", 1440],
] as const) {
  test(`${path}: nothing moves at ${width} px when the form takes the skeleton's place`, async () => {
    const form = held((route) => route.continue());
    const { page } = await visit(path, {
      popups: true,
      context: { viewport: { width, height: 900 } },
      prepare: async (opened) => {
        await opened.route("**/EnquiryForm-*.js", form.answer);
        await watchLayoutShifts(opened);
      },
    });
    const dialog = page.locator("dialog#addstudentdata");
    const scroll = () => page.evaluate(() => scrollBy({ top: 400, behavior: "instant" }));
    // No input of the visitor's comes before, whose effects would not count.
    await expect.poll(() => scroll().then(() => openDialogs(page))).toEqual(["addstudentdata"]);
    await dialog.getByText("Loading the form").waitFor();
    // What is further down than the window shows has its place too.
    const extent = async () => [await dialog.boundingBox(), await dialog.evaluate((box) => box.scrollHeight)];
    const before = await extent();
    // On a busy machine the page's fonts come after its first view.
    const moved = await layoutShifts(page);
    form.release();
    await dialog.locator("form[data-enquiry]").waitFor();
    expect(await extent()).toEqual(before);
    expect(await layoutShifts(page)).toEqual(moved);
  });
}

test("a shift would be measured", async () => {
  const { page } = await visit(PATH, { prepare: watchLayoutShifts });
  await page.evaluate(() => {
    const block = document.createElement("p");
    block.append("Moves all that follows. ".repeat(100));
    document.querySelector("main")?.prepend(block);
  });
  expect(await layoutShifts(page)).not.toEqual([]);
});
