import type { Page } from "playwright";
import { expect, test } from "vitest";
import { hydrated, PHONE } from "./browser.ts";
import { ADA, OFFICE } from "./enquiryForm.ts";
import { openDialogs } from "./openModal.ts";
import { visit } from "./visit.ts";

/** What has the focus, as a screen reader names it: enough to know where one is. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "";
    return (
      element.getAttribute("aria-label") ??
      (element as HTMLInputElement).labels?.[0]?.textContent ??
      element.textContent
    ).trim();
  });

/** Presses Tab until the named thing has the focus; what has no focus ring is not to be found. */
async function tabTo(page: Page, name: string | RegExp, key = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (typeof name === "string" ? at === name : name.test(at)) {
      const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
      expect([at, ring]).not.toEqual([at, "none"]);
      return;
    }
    passed.push(at);
  }
  throw new Error(`${String(name)} is not among ${passed.join(" | ")}`);
}

test("header: skip link, menu, search, flags, by keyboard alone", async () => {
  const { page, messages } = await visit("/india/services/");
  await tabTo(page, "Skip to content");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
  // Where a skip link has led, a page that is loaded again would begin.
  await page.goto("/india/services/");
  await hydrated(page);

  await tabTo(page, "Services");
  const isOpen = () =>
    page.evaluate(() => (document.activeElement?.closest("details") as HTMLDetailsElement | null)?.open);
  await page.keyboard.press("Enter");
  expect(await isOpen()).toBe(true);
  await tabTo(page, "Visa guidance");
  await page.keyboard.press("Escape");
  expect([await focused(page), await isOpen()]).toEqual(["Services", false]);
  await page.keyboard.press("Space");
  expect(await isOpen()).toBe(true);
  await page.keyboard.press("Space");
  expect(await isOpen()).toBe(false);

  await tabTo(page, "Search this site");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Search");
  await page.keyboard.type("visa guid");
  await page.getByRole("search").getByRole("option", { name: "Student visa guidance in India" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  expect(await focused(page)).toBe("Search this site");

  await tabTo(page, /^Change country/);
  await page.keyboard.press("Enter");
  await tabTo(page, "Philippines");
  await page.keyboard.press("Escape");
  expect([await focused(page), await isOpen()]).toEqual(["Change country, now India", false]);
  await page.keyboard.press("Enter");
  await tabTo(page, "Bhutan");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/bhutan/services/");
  expect(messages).toEqual([]);
});

test("mobile menu, by keyboard alone", async () => {
  const { page } = await visit("/bhutan/services/", { context: { viewport: PHONE } });
  await tabTo(page, "Open menu");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Close menu");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Open menu");
  await page.keyboard.press("Space");
  await expect.poll(() => focused(page)).toBe("Close menu");
  await tabTo(page, "Services");
  await page.keyboard.press("Enter");
  await tabTo(page, "Visa guidance");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/bhutan/services/visa-guidance/");
});

test("modal and form, by keyboard alone: opened, closed back to where it was opened, filled in and sent", async () => {
  const { page, services, messages } = await visit("/india/services/");
  await tabTo(page, "Free Consultation");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open] form").waitFor();
  await tabTo(page, "Close");
  await page.keyboard.press("Enter");
  await expect.poll(() => openDialogs(page)).toEqual([]);
  expect(await focused(page)).toBe("Free Consultation");
  await page.keyboard.press("Enter");
  await expect.poll(() => openDialogs(page)).toEqual(["addstudentdata"]);

  // Sent empty, it leads to what is missing.
  await tabTo(page, "Submit", "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("Your name");
  await page.keyboard.type(ADA["your-name"] ?? "");
  await tabTo(page, "Email");
  await page.keyboard.type(ADA["your-email"] ?? "");
  await tabTo(page, "Phone number");
  await page.keyboard.type(ADA["your-phone"] ?? "");
  await tabTo(page, "State");
  await page.keyboard.type("Tamil");
  await tabTo(page, "City");
  await page.keyboard.type("Madurai");
  await tabTo(page, "Nearest office");
  await page.keyboard.type("Jai");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowDown");
  await tabTo(page, "Dream country");
  await page.keyboard.type("Cana");
  await tabTo(page, "Submit");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/india/thank-you/", { waitUntil: "commit" });
  expect(services.sent.map(({ fields }) => Object.fromEntries(fields))).toMatchObject([{ ...ADA, ...OFFICE["india"] }]);
  expect(messages).toEqual([]);
});
