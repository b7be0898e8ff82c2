import type { Page } from "playwright";
import { expect, test } from "vitest";
import { DESKTOP, hydrated, hydration, PHONE } from "./browser.ts";
import type { SiteData } from "../../runtime/site/site.ts";
import { ADA, fillInAll, OFFICE, pageForm, submitButton } from "./enquiryForm.ts";
import { enquiryLink, openDialogs, openEnquiry } from "./openModal.ts";
import { SENDING } from "./contentApi.ts";
import { resize, type Visit, visit } from "./visit.ts";

const PATH = "/bhutan/services/";
const FORM_PAGE = "/bhutan/contact-us/";

/** Opens a page whose shared data file is another than the one that it was made with. */
const openWith = (change: (site: SiteData) => unknown): Promise<Visit> =>
  visit(PATH, {
    early: true,
    prepare: (page) =>
      page.route("**/site-*.json", async (route) => {
        const site: unknown = await fetch(route.request().url()).then((response) => response.json());
        // The page that asked may be gone by then.
        await route.fulfill({ json: change(site as SiteData) }).catch(() => {});
      }),
  });

/** What the page says, also where it is not laid out yet. */
const text = (page: Page) =>
  page.locator("#page_root").evaluate((root: HTMLElement) => {
    for (const part of root.querySelectorAll<HTMLElement>(".section, .closing, .footer"))
      part.style.contentVisibility = "visible";
    return root.innerText;
  });

/** The page as a visitor without scripts sees it. */
async function plainText(): Promise<string> {
  const { page } = await visit(PATH, { context: { javaScriptEnabled: false } });
  return text(page);
}

/** What works by markup alone: the menu, the flags, phone numbers, and the link that leads to the form. */
async function expectUsable(page: Page): Promise<void> {
  const services = page.getByRole("navigation", { name: "Main" }).locator("summary", { hasText: "Services" });
  await services.click();
  await page.getByRole("link", { name: "Visa guidance" }).first().waitFor();
  await services.click();
  await page.getByRole("banner").locator("summary", { hasText: "Change country" }).click();
  await page.getByRole("banner").locator("details[open]").getByRole("link", { name: "India" }).waitFor();
  expect(await page.getByRole("banner").locator('a[href="tel:+97500000000"]').filter({ visible: true }).count()).toBe(
    1,
  );
  await resize(page, PHONE);
  await page.getByRole("button", { name: "Open menu" }).click();
  await page.locator("dialog[open] nav[aria-label=Main]").waitFor();
  await page.getByRole("button", { name: "Close menu" }).click();
}

test("shared data with a fault: the page stays as the server rendered it, and usable", async () => {
  const expected = await plainText();
  const { page, messages } = await openWith((site) => ({ ...site, layouts: {} }));
  await page.mouse.move(5, 5);
  await expect.poll(() => messages.filter((message) => message.startsWith("uncaught")).length).toBeGreaterThan(0);
  expect(await text(page)).toBe(expected);
  expect(await page.locator("html").getAttribute("data-hydrated")).toBe(null);
  await expectUsable(page);
  // The link doesn't make the visitor wait.
  await resize(page, DESKTOP);
  await enquiryLink(page).click();
  await page.waitForURL(`**${FORM_PAGE}`);
  await pageForm(page).waitFor();
});

test("shared data that can't be read leaves the page alone too, and a form is sent by the browser itself", async () => {
  const { page, services, messages } = await visit(FORM_PAGE, {
    early: true,
    prepare: (opened) => opened.route("**/site-*.json", (route) => route.fulfill({ body: "<!doctype html>" })),
  });
  await fillInAll(pageForm(page), "bhutan");
  expect(messages).toEqual([]);
  await submitButton(pageForm(page)).click();
  await page.waitForURL(SENDING);
  expect(services.sent.map(({ fields }) => Object.fromEntries(fields))).toEqual([
    { ...ADA, ...OFFICE["bhutan"], "your-website": "" },
  ]);
});

for (const [who, csp] of [
  ["a translator", "with"],
  ["something", "without"],
] as const) {
  test(`a document that ${who} has changed is made anew, with all of its content (${csp} a policy)`, async () => {
    const expected = await plainText();
    const { page, messages } = await visit(PATH, {
      early: true,
      context: { bypassCSP: csp === "without" },
      // As a translator does it, before the app is there. It marks the document.
      prepare: (opened) =>
        opened.addInitScript(
          (mark) =>
            document.addEventListener("DOMContentLoaded", () => {
              if (mark) document.documentElement.classList.add(mark);
              for (const link of document.querySelectorAll(".menu summary")) {
                const font = document.createElement("font");
                font.append(...link.childNodes);
                link.append(font);
              }
            }),
          who === "a translator" ? "translated-ltr" : "",
        ),
    });
    await page.mouse.move(5, 5);
    await hydration(page);
    // What a visitor has asked for is no error of the page.
    expect(messages.length > 0).toBe(who === "something");
    const withoutYear = (value: string) => value.replace(/© \d{4}/, "©");
    expect(withoutYear(await text(page)).replace(/\s+/g, " ")).toBe(withoutYear(expected).replace(/\s+/g, " "));
    await openEnquiry(page);
    await page.keyboard.press("Escape");
    await expectUsable(page);
  });
}

test("a form that fails takes nothing away but itself: the phone number stands in its place", async () => {
  const { page, messages } = await visit(PATH, {
    prepare: (opened) =>
      opened.route("**/EnquiryForm-*.js", async (route) => {
        // The bundler gives its exports names of its own.
        const code = await (await route.fetch()).text();
        const names = [...(/export\s*\{([^}]*)\}/.exec(code)?.[1] ?? "").matchAll(/(?:as )?(\w+)(?:,|$)/g)];
        await route.fulfill({
          contentType: "text/javascript",
          body: `const broken = () => { throw new Error("broken form"); };
broken.EnquiryForm = broken;
broken.loadControls = async () => {};
${names.map(([, name]) => `export const ${name} = ${name === "loadControls" ? "broken.loadControls" : "broken"};`).join("\n")}`,
        });
      }),
  });
  await enquiryLink(page).click();
  const alert = page.getByRole("dialog").getByRole("alert");
  await alert.getByRole("link", { name: "open the form's own page" }).waitFor();
  expect(messages.join()).toContain("broken form");
  await page.keyboard.press("Escape");
  await expect.poll(() => openDialogs(page)).toEqual([]);
  // All else is as it was, the app too.
  await page.getByRole("banner").getByRole("button", { name: "Search this site" }).click();
  await page.getByRole("banner").getByRole("combobox", { name: "Search" }).waitFor();
});

test("a component that fails later leaves the page as it was then, and usable", async () => {
  const { page, messages } = await openWith((site) => ({ ...site, brand: { ...site.brand, claims: undefined } }));
  await hydrated(page);
  await page.locator(".footer").evaluate((footer) => footer.setAttribute("data-seen", ""));
  const before = await text(page);
  expect(messages).toEqual([]);
  await enquiryLink(page).click();
  await expect.poll(() => messages.filter((message) => message.startsWith("uncaught")).length).toBe(1);
  await expect.poll(() => openDialogs(page)).toEqual([]);
  expect(await text(page)).toBe(before);
  // Not a copy of it: what the visitor has opened or typed is still there.
  expect(await page.locator(".footer[data-seen]").count()).toBe(1);
  await expectUsable(page);
  await resize(page, DESKTOP);
  await enquiryLink(page).click();
  await page.waitForURL(`**${FORM_PAGE}`);
});
