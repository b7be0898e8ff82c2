import type { Page } from "playwright";
import { beforeAll, expect, test } from "vitest";
import { noConnection, stayOnPage, success } from "./contentApi.ts";
import { visitCounted } from "./countedVisit.ts";
import { field, fillIn, pageForm, submitButton } from "./enquiryForm.ts";
import { hydrated, until } from "./browser.ts";
import { arrivedAt, clickAdded, routed } from "./router.ts";
import { servedSite, type ServedSite } from "../sites/sites.ts";
import { settle } from "./visit.ts";

let sites: ServedSite;
beforeAll(async () => void (sites = await servedSite("counted")));

const open = (path: string, options: Parameters<typeof visitCounted>[2] = {}) =>
  visitCounted(sites.origin, path, options);

const TYPED = {
  "your-name": "Ada Byron",
  "your-email": "ada@site.example",
  "your-phone": "5550100",
  interestedin: "Visit Office",
  dreamcountry: "Far",
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("privacy-choices"));
const campaign = (page: Page) => page.evaluate(() => sessionStorage.getItem("campaign"));

/** The last that a page asks of others once it counts. */
const COLLECTED = "https://region1.google-analytics.com/g/collect";

/** Clicks a link to call, whose address nothing on this machine can open. */
const call = (page: Page) =>
  page.evaluate(() => {
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.querySelector<HTMLElement>("a[href^='tel:']")?.click();
  });

/** The signals of Google's consent mode that a command gives. */
const GRANTED = {
  ad_storage: "granted",
  ad_user_data: "granted",
  ad_personalization: "granted",
  analytics_storage: "granted",
};
const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

test("before the visitor agrees nothing is asked of others, sent or kept", async () => {
  const { page, others, sent, banner, services, messages } = await open("/atlantis/?utm_campaign=spring");
  await banner.waitFor();
  await routed(page);
  await call(page);
  await clickAdded(page, "/atlantis/contact-us/");
  await arrivedAt(page, "/atlantis/contact-us/");
  expect(await banner.isVisible()).toBe(true);
  await fillIn(pageForm(page), TYPED);
  await stayOnPage(page);
  await submitButton(pageForm(page)).click();
  await expect.poll(() => services.sent.length).toBe(1);
  await settle(page);
  expect([others, sent, await kept(page), await campaign(page)]).toEqual([[], [], null, null]);
  expect((await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith("_"))).toEqual([]);
  expect(messages).toEqual([]);
});

test("who accepts is counted: Google's tag is told the four signals, then it is loaded", async () => {
  const { page, others, sent, commands, banner, messages } = await open("/atlantis/?utm_campaign=spring&q=secret#x");
  await banner.waitFor();
  await button(page, "Accept").click();
  expect(await banner.isVisible()).toBe(false);
  await expect.poll(() => page.locator("#privacy_status").textContent()).toBe("Your choice is saved.");
  await until(page, () => "tagRuns" in window);
  await expect.poll(async () => (await commands()).length).toBe(5);
  const [first, second, , config, view] = await commands();
  expect([first, second]).toEqual([
    ["consent", "default", DENIED],
    ["consent", "update", GRANTED],
  ]);
  expect(config).toEqual(["config", "G-TEST123456", expect.objectContaining({ send_page_view: false })]);
  expect(view).toEqual([
    "event",
    "page_view",
    expect.objectContaining({ page_location: `${sites.origin}/atlantis/?utm_campaign=spring` }),
  ]);
  await expect.poll(() => others).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST123456", COLLECTED]);
  const day = new Date().toISOString().slice(0, 10);
  await expect.poll(() => sent.length).toBe(2);
  const [log, plausible] = sent;
  expect(JSON.parse(log?.body ?? "")).toEqual({
    choice: "accept",
    allowed: ["statistics", "marketing"],
    version: expect.stringMatching(/^\w{8}$/),
    country: "atlantis",
    day,
  });
  expect(JSON.parse(plausible?.body ?? "")).toEqual({
    name: "pageview",
    url: `${sites.origin}/atlantis/?utm_campaign=spring`,
    domain: "www.example.com",
    referrer: "",
    props: {},
  });
  expect(messages).toEqual([]);
  // Who comes back is counted without being asked.
  await page.reload();
  await expect.poll(async () => (await commands())[1]).toEqual(["consent", "update", GRANTED]);
  expect(await banner.isVisible()).toBe(false);
});

test("categories are chosen one by one, and what is chosen is what providers are told", async () => {
  const { page, sent, commands, banner } = await open("/atlantis/?utm_campaign=spring");
  await banner.waitFor();
  await banner.locator("summary").click();
  expect(await banner.getByRole("checkbox", { name: "Necessary" }).isDisabled()).toBe(true);
  expect(await banner.getByRole("checkbox", { name: "Statistics" }).isChecked()).toBe(false);
  await banner.getByRole("checkbox", { name: /Statistics.*Google Analytics and Plausible/ }).check();
  await button(page, "Save choice").click();
  await expect
    .poll(async () => (await commands())[1])
    .toEqual(["consent", "update", { ...DENIED, analytics_storage: "granted" }]);
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  expect(JSON.parse(sent[0]?.body ?? "")).toMatchObject({ choice: "save", allowed: ["statistics"] });
  expect(await campaign(page)).toBe(null);
  // More is granted to the tag that runs.
  await button(page, "Privacy choices").click();
  await banner.getByRole("checkbox", { name: "Marketing" }).check();
  await button(page, "Save choice").click();
  await expect.poll(async () => (await commands()).at(-1)).toEqual(["consent", "update", GRANTED]);
  await expect.poll(() => campaign(page)).toBe("utm_campaign=spring");
});

test("who rejects is not counted, and is not asked again", async () => {
  const { page, others, sent, banner } = await open("/atlantis/");
  await banner.waitFor();
  await button(page, "Reject").click();
  await expect.poll(() => sent.length).toBe(1);
  expect(JSON.parse(sent[0]?.body ?? "")).toMatchObject({ choice: "reject", allowed: [] });
  await page.reload();
  await routed(page);
  expect([await banner.isVisible(), others, sent.length]).toEqual([false, [], 1]);
});

test("a choice is withdrawn by the link of the footer: cookies are removed, nothing is loaded any more", async () => {
  const { page, others, sent, banner } = await open("/atlantis/");
  await banner.waitFor();
  await button(page, "Accept").click();
  await expect.poll(() => others).toContain(COLLECTED);
  await page.evaluate(() => {
    document.cookie = "_ga=GA1.1.1; path=/; max-age=9999";
    document.cookie = "_ga_TEST123456=GS1; path=/; max-age=9999";
    document.cookie = "mine=1; path=/";
  });
  const count = others.length;
  await button(page, "Privacy choices").click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("privacy_banner");
  expect(await banner.getByRole("checkbox", { name: "Statistics" }).isChecked()).toBe(true);
  await Promise.all([page.waitForEvent("load"), button(page, "Reject").click()]);
  await routed(page);
  expect(others.length).toBe(count);
  expect(await page.evaluate(() => "tagRuns" in window)).toBe(false);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith("_ga"))).toEqual([]);
  expect(names).toContain("mine");
  expect(JSON.parse(sent.at(-1)?.body ?? "")).toMatchObject({ choice: "reject", allowed: [] });
});

test("Esc closes what the link of the footer has opened, and the link has the focus again", async () => {
  const { page, banner } = await open("/atlantis/");
  await banner.waitFor();
  await page.keyboard.press("Escape");
  expect(await banner.isVisible()).toBe(true);
  await button(page, "Reject").click();
  await button(page, "Privacy choices").click();
  expect(await banner.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  expect(await banner.isVisible()).toBe(false);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Privacy choices");
});

test("the visitor is asked again after the lifetime, and when something else is asked", async () => {
  const { page, banner } = await open("/atlantis/");
  await banner.waitFor();
  await button(page, "Reject").click();
  const change = (from: string | RegExp, to: string) =>
    page.evaluate(
      ([before, after]) =>
        localStorage.setItem(
          "privacy-choices",
          (localStorage.getItem("privacy-choices") ?? "").replace(new RegExp(before), after),
        ),
      [typeof from === "string" ? from : from.source, to] as const,
    );
  const old = new Date(Date.now() - 91 * 864e5).toISOString().slice(0, 10);
  await change(/\d{4}-\d\d-\d\d/, old);
  await page.reload();
  await banner.waitFor();
  await button(page, "Reject").click();
  expect(await kept(page)).not.toContain(old);
  await change(/[0-9a-f]{8}/, "00000000");
  await page.reload();
  await banner.waitFor();
  // A country with another law and other providers has a question of its own.
  await button(page, "Reject").click();
  await page.goto("/lemuria/");
  await hydrated(page);
  expect(Object.keys(JSON.parse((await kept(page)) ?? "{}") as object).length).toBe(2);
});

test("where the law is content with a no, visits are counted until the visitor says it", async () => {
  const { page, others, sent, banner } = await open("/lemuria/?utm_source=x&name=Ada");
  await expect.poll(() => others).toContain(COLLECTED);
  expect(await banner.isVisible()).toBe(false);
  await expect.poll(() => sent.length).toBe(2);
  const at = (path: string) => sent.filter(({ to }) => to === path).map(({ body }) => body);
  expect(JSON.parse(at("/events")[0] ?? "")).toEqual({
    event: "page_view",
    page: `${sites.origin}/lemuria/?utm_source=x`,
    country: "lemuria",
    referrer: "",
  });
  const [, matomo] = [at("/events"), sent.find(({ to }) => to !== "/events")];
  expect(Object.fromEntries(new URLSearchParams(matomo?.body))).toMatchObject({
    idsite: "7",
    rec: "1",
    url: `${sites.origin}/lemuria/?utm_source=x`,
    action_name: await page.title(),
  });
  const count = others.length;
  await button(page, "Privacy choices").click();
  await Promise.all([page.waitForEvent("load"), button(page, "Reject").click()]);
  await routed(page);
  expect([others.length, sent.filter(({ to }) => to !== "/consent-log").length]).toEqual([count, 2]);
});

test("Global Privacy Control is a no: nothing runs, and nobody is asked", async () => {
  for (const path of ["/lemuria/", "/atlantis/"]) {
    const { page, others, sent, banner } = await open(path, {
      prepare: (tab) => tab.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })"),
    });
    await routed(page);
    expect([await banner.isVisible(), others, sent]).toEqual([false, [], []]);
    // The visitor can still say otherwise.
    await button(page, "Privacy choices").click();
    await button(page, "Accept").click();
    await until(page, () => "tagRuns" in window);
  }
});

test("a counter that needs no consent runs until its category is rejected", async () => {
  const { page, others, sent, banner } = await open("/thule/");
  await expect.poll(() => sent.length).toBe(1);
  expect([await banner.isVisible(), others]).toEqual([false, []]);
  await button(page, "Privacy choices").click();
  await button(page, "Reject").click();
  await call(page);
  await page.reload();
  await routed(page);
  expect(sent.map(({ to }) => to)).toEqual(["/__sitegen/analytics/0", "/consent-log"]);
});

test("events are calls, chats, forms and pages, and hold nothing that was typed", async () => {
  const { page, sent, services } = await open("/lemuria/");
  await routed(page);
  const events = () =>
    sent
      .filter(({ to }) => to === "/events")
      .map(({ body }) => {
        const { event, page: at, form } = JSON.parse(body) as Record<string, string>;
        return [event, at?.replace(`${sites.origin}/lemuria`, ""), form].filter(Boolean).join(" ");
      });
  await expect.poll(events).toEqual(["page_view /"]);
  await call(page);
  await page.evaluate(() => {
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    document.querySelector<HTMLElement>("a[href^='https://wa.me/']")?.click();
  });
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-modal]")?.click());
  await page.locator("dialog[open] form[data-enquiry]").waitFor();
  await page.keyboard.press("Escape");
  await clickAdded(page, "/lemuria/contact-us/");
  await arrivedAt(page, "/lemuria/contact-us/");
  services.send = noConnection;
  const form = pageForm(page);
  await fillIn(form, TYPED);
  await submitButton(form).click();
  await expect.poll(() => form.locator(".form__failure").count()).toBe(1);
  services.send = success;
  const thanked = page.waitForRequest("**/thank-you/");
  await stayOnPage(page);
  await submitButton(form).click();
  await thanked;
  await expect.poll(() => events().at(-1)).toBe("form_sent /contact-us/ enquiry");
  expect(events()).toEqual([
    "page_view /",
    "call /",
    "whatsapp /",
    "form_opened / enquiry",
    "page_view /contact-us/",
    "form_opened /contact-us/ enquiry",
    "form_failed /contact-us/ enquiry",
    "form_sent /contact-us/ enquiry",
  ]);
  const bodies = sent.map(({ body }) => decodeURIComponent(body)).join("\n");
  for (const typed of Object.values(TYPED)) expect(bodies).not.toContain(typed);
  await page.goto("/lemuria/nowhere/");
  await expect.poll(() => events().slice(-2)).toEqual(["page_view /nowhere/", "not_found /nowhere/"]);
});

test("the campaign of the visit's first page is sent from any page, once the visitor allows that", async () => {
  const { page, services, banner } = await open("/atlantis/?utm_campaign=spring&utm_source=paper");
  await banner.waitFor();
  await routed(page);
  await clickAdded(page, "/atlantis/contact-us/");
  await arrivedAt(page, "/atlantis/contact-us/");
  await stayOnPage(page);
  const sendForm = async () => {
    const count = services.sent.length;
    await fillIn(pageForm(page), TYPED);
    // Until then the form is at work: its own navigation would end the test's.
    const thanked = page.waitForRequest("**/thank-you/");
    await submitButton(pageForm(page)).click();
    await thanked;
    expect(services.sent.length).toBe(count + 1);
    return Object.fromEntries(services.sent.at(-1)?.fields ?? [])["utm_campaign"];
  };
  expect(await sendForm()).toBe(undefined);
  await button(page, "Accept").click();
  // Of the parameters only that which forms ask for.
  await expect.poll(() => campaign(page)).toBe("utm_campaign=spring");
  await page.goto("/atlantis/contact-us/");
  await hydrated(page);
  expect(await sendForm()).toBe("spring");
  await page.goto("/atlantis/contact-us/?utm_campaign=summer");
  await hydrated(page);
  expect(await sendForm()).toBe("summer");
  await button(page, "Privacy choices").click();
  await Promise.all([page.waitForEvent("load"), button(page, "Reject").click()]);
  expect(await campaign(page)).toBe(null);
  expect(await field(pageForm(page), "your-name").count()).toBe(1);
});

test("the privacy page lists what is kept, and whom the browser contacts", async () => {
  const { page, banner } = await open("/atlantis/privacy/?utm_campaign=spring");
  await banner.waitFor();
  await button(page, "Accept").click();
  await expect.poll(() => campaign(page)).toBe("utm_campaign=spring");
  const names = (id: string) => page.locator(`#${id} .disclosed__name`).allTextContents();
  expect(await names("storage")).toEqual(expect.arrayContaining(["privacy-choices", "campaign", "_ga*"]));
  expect(await names("services")).toEqual([
    "www.example.com",
    "cms.example.com",
    "geo.example.com",
    "www.googletagmanager.com",
    "*.google-analytics.com",
    "*.analytics.google.com",
    "plausible.example",
  ]);
  const said = await page.locator("#services").textContent();
  expect(said).toContain("Counts visits and what is used, with cookies. Only after you have agreed.");
});
