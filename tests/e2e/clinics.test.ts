import { beforeAll, expect, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { lookAtPages, type States } from "./lookAtPages.ts";
import { readRoutes, type RouteRow } from "./readRoutes.ts";
import { arrivedAt, follow, isSameDocument, routed } from "./router.ts";
import { servedSite, type ServedSite } from "../sites/sites.ts";
import { closed } from "./states.ts";
import { visit } from "./visit.ts";

let sites: ServedSite;
let routes: RouteRow[];
beforeAll(async () => {
  sites = await servedSite("clinics");
  routes = await readRoutes(sites.root);
});

/** Where the preview has an address: the practice in Dubai is on a host of its own, the others are on the network's. */
function preview(address: string): string {
  const { pathname, hostname } = new URL(address, "https://www.solmund.example");
  const isOwn = hostname !== "www.solmund.example";
  return (isOwn ? sites.origin.replace("localhost", `${hostname}.localhost`) : sites.origin) + pathname;
}

const open = (path: string, viewport = PHONE) =>
  visit(preview(path), { context: { baseURL: sites.origin, viewport, reducedMotion: "reduce" } });

test("one page of each kind in each language says nothing in the console, nothing stands out, and axe finds no violation", async () => {
  const kinds = new Map(routes.map((route) => [`${route.country} ${route.template}`, route.path]));
  const urls = ["/", ...kinds.values()].map(preview);
  expect(urls.length).toBeGreaterThan(30);
  const statesOf = (): States => ({ narrow: [closed], desktop: [closed] });
  expect(await lookAtPages(urls, { statesOf })).toEqual([]);
});

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

test("the call at the end of a page is the project's own", async () => {
  const { page } = await open("https://dubai.solmund.example/care/implants/");
  expect(await page.locator(".own-closing__phone").getAttribute("href")).toBe("tel:+97140000000");
  expect(await page.locator(".closing").count()).toBe(0);
});
