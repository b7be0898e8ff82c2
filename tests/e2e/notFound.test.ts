import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { NO_PAGE } from "./browser.ts";
import { openEnquiry } from "./openModal.ts";
import { visit } from "./visit.ts";

const HEADING = "OOPS ! Sorry Page Not Found";
const TEXT = "The page you were looking for could not be found. It might have been removed, renamed, or did not exist.";

/** By path prefix: where the link leads, and what tells the layout. */
const CASES: [path: string, home: string, layout: { phone: boolean; buttons: string[] }][] = [
  ["/india/no/such-page/", "/india/", { phone: false, buttons: ["Back to top"] }],
  ["/australia/no-such-page/", "/australia/", { phone: true, buttons: ["Call us", "Contact us", "Back to top"] }],
  ["/bhutan/news/no-such-page", "/bhutan/", { phone: true, buttons: ["Help", "Back to top"] }],
  ["/philippines/no-such-page/?x=1", "/philippines/", { phone: false, buttons: ["Help", "Back to top"] }],
  // Below no country: the default layout, with the header and footer of a country that has it.
  ["/nowhere/x/", "/australia/", { phone: false, buttons: ["Back to top"] }],
];

test("what is not found has status 404, the texts, and the way home", async () => {
  const { page } = await visit(NO_PAGE, { context: { javaScriptEnabled: false } });
  for (const [path, home, layout] of CASES) {
    expect((await page.goto(path))?.status()).toBe(404);
    expect(await page.locator("h1").allTextContents()).toEqual([HEADING]);
    await page.getByText(TEXT, { exact: true }).waitFor();
    const link = page.getByRole("main").getByRole("link", { name: "Back To Homepage" });
    expect(await link.getAttribute("href")).toBe(home);
    expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    expect(await page.getByRole("banner").locator('a[href^="tel:"]').filter({ visible: true }).count()).toBe(
      layout.phone ? 1 : 0,
    );
    expect(await page.getByRole("contentinfo").locator(".footer__actions").getByRole("link").allTextContents()).toEqual(
      layout.buttons,
    );
  }
});

test("a page that is not found hydrates, and its modals open", async () => {
  const { page, messages } = await visit("/nowhere/x/");
  expect(await page.getByRole("main").getByRole("link", { name: "Back To Homepage" }).getAttribute("href")).toBe(
    "/australia/",
  );
  await openEnquiry(page);
  // The document's own status is all that the console may tell.
  expect(messages.filter((message) => !/status of 404/.test(message))).toEqual([]);
});

test("where one page stands in for all countries, its link leads to the home of the path's", async () => {
  const html = await (await fetch(`${inject("origin")}/nowhere/x/`)).text();
  const { page } = await visit("/bhutan/lost/", {
    prepare: (opened) =>
      opened.route("**/bhutan/lost/", (route) => route.fulfill({ status: 404, contentType: "text/html", body: html })),
  });
  expect(await page.getByRole("link", { name: "Back To Homepage" }).getAttribute("href")).toBe("/bhutan/");
  expect(
    await page.getByRole("main").getByRole("navigation", { name: "All countries" }).getByRole("link").allTextContents(),
  ).toEqual(["Australia", "Bhutan", "India", "Philippines"]);
});

test("the nearest pages are suggested, and the search has the words of the address", async () => {
  const { page } = await visit("/india/services/visa-guidence/");
  const near = page.getByRole("navigation", { name: "Were you looking for" });
  expect(await near.getByRole("link").first().getAttribute("href")).toBe("/india/services/visa-guidance/");
  const input = page.getByRole("main").getByRole("searchbox", { name: "Search" });
  expect(await input.inputValue()).toBe("services visa guidence");
  await input.press("Enter");
  await page.waitForURL("**/india/search/?q=services+visa+guidence");
  await page.getByRole("main").getByRole("link", { name: "Student visa guidance in India" }).waitFor();
});

test("below no country's path, the pages of the country that stands in are suggested", async () => {
  const { page } = await visit("/visa/student-vissa/");
  const near = page.getByRole("navigation", { name: "Were you looking for" });
  expect(await near.getByRole("link").first().getAttribute("href")).toBe("/australia/visa/student-visa/");
});

test("an address that is not there is reported once, without queries, where the settings say so, and nowhere else", async () => {
  const reports: (string | null)[] = [];
  const prepare = async (page: Page) =>
    void page.on("request", (request) => request.method() === "POST" && reports.push(request.postData()));
  const context = { baseURL: inject("settingsOrigin") };
  await visit("/atlantis/lost/?email=ada@site.example", { context, prepare });
  await expect.poll(() => reports).toEqual(['{"path":"/atlantis/lost/","referrer":""}']);
  await visit("/india/lost/", { prepare });
  expect(reports).toHaveLength(1);
});
