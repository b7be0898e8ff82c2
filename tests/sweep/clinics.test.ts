import { beforeAll, expect, test } from "vitest";
import { findViolations, withAxe } from "../e2e/axe.ts";
import { DESKTOP, PHONE } from "../e2e/browser.ts";
import { arrivedAt, follow, isSameDocument, routed } from "../e2e/router.ts";
import { previewOf } from "../sites/previewOf.ts";
import { servedSite, type ServedSite } from "../sites/sites.ts";
import { visit } from "../e2e/visit.ts";

let sites: ServedSite;
beforeAll(async () => void (sites = await servedSite("clinics")));

const open = (path: string, viewport = PHONE) =>
  visit(previewOf(sites, path), { context: { baseURL: sites.origin, viewport, reducedMotion: "reduce" } });

test("a patient asks for an appointment: pain asks for more, consent is to be given, and JSON is sent", async () => {
  const { page } = await open("/berlin/kontakt/");
  const sent: unknown[] = [];
  // The preview answers in the place of the service.
  page.on("request", (request) => {
    if (request.method() === "POST") sent.push(request.postDataJSON());
  });
  const form = page.locator("main form");
  await form.getByLabel("Vor- und Nachname").fill("Test Person");
  await form.getByLabel("Telefon").fill("030 23125 000");
  await form.getByLabel("Worum geht es?").selectOption({ index: 1 });
  await form.getByLabel("Nein, zum ersten Mal").check();
  const where = form.locator("[name=painDetails]");
  expect(await where.isVisible()).toBe(false);
  await form.getByLabel("Ich habe gerade Schmerzen").check();
  await where.fill("Unten links");
  await form.getByRole("button", { name: "Termin anfragen" }).click();
  expect(await form.locator("[name=consent]").getAttribute("aria-invalid")).toBe("true");
  expect(sent).toEqual([]);
  await form.locator("[name=consent]").check();
  await form.getByRole("button", { name: "Termin anfragen" }).click();
  await page.waitForURL("**/berlin/danke/");
  expect(sent).toEqual([
    expect.objectContaining({
      patientName: "Test Person",
      painNow: "yes",
      painDetails: "Unten links",
      branch: "berlin",
    }),
  ]);
});

test("from page to page in one document, and to the other language in its own", async () => {
  const { page, messages } = await open("/nairobi/", DESKTOP);
  await routed(page);
  await follow(page, "/nairobi/first-visit/");
  await arrivedAt(page, "/nairobi/first-visit/");
  expect(await isSameDocument(page)).toBe(true);
  await page.locator(".language-menu summary").click();
  await page.locator('.language-menu a[hreflang^="sw"]').click();
  await page.waitForURL("**/nairobi/sw/first-visit/");
  expect(await page.locator("html").getAttribute("lang")).toBe("sw-KE");
  expect(messages).toEqual([]);
});

test("the week of a practice is read in its language, from its first day on", async () => {
  const week = async (path: string) => (await open(path)).page.locator(".own-day__name").allTextContents();
  expect(await week("/berlin/kontakt/")).toEqual([
    "Montag",
    "Dienstag",
    "Mittwoch",
    "Donnerstag",
    "Freitag",
    "Samstag",
    "Sonntag",
  ]);
  expect((await week("https://dubai.solmund.example/contact/"))[0]).toBe("السبت");
});

test.each([
  ["/berlin/kontakt/", "2026-11-26T10:20:00Z", "Jetzt geöffnet, bis 19:00 Uhr", "Donnerstag"],
  ["/berlin/kontakt/", "2026-11-27T15:00:00Z", "Jetzt geschlossen, wieder geöffnet ab Montag, 08:00 Uhr", "Freitag"],
  ["/nairobi/contact/", "2026-11-28T05:30:00Z", "Closed now, open again on Saturday at 09:00", "Saturday"],
  ["https://dubai.solmund.example/contact/", "2026-11-26T10:20:00Z", "مفتوح الآن حتى الساعة 20:00", "الخميس"],
])("%s says at %s whether the practice is open", async (path, time, said, day) => {
  const { page, messages } = await visit(previewOf(sites, path), {
    context: { baseURL: sites.origin, viewport: PHONE },
    prepare: (page) => Promise.all([page.clock.setFixedTime(time), withAxe(page)]),
  });
  await page.locator(".own-week").scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator(".own-now").textContent()).toBe(said);
  expect(await page.locator(".own-day[aria-current] .own-day__name").allTextContents()).toEqual([day]);
  expect(await findViolations(page)).toEqual([]);
  expect(messages).toEqual([]);
});

test("the call at the end of a page is the project's own", async () => {
  const { page } = await open("https://dubai.solmund.example/care/implants/");
  expect(await page.locator(".own-closing__phone").getAttribute("href")).toBe("tel:+97140000000");
  expect(await page.locator(".closing").count()).toBe(0);
});
