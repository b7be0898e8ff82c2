import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { forEach, hydrated, listenToConsole, useBrowser } from "./browser.ts";
import {
  type Answer,
  held,
  json,
  noConnection,
  type Services,
  silence,
  success,
  takeOver,
  text,
} from "./contentApi.ts";
import { ADA, field, fillInAll, marksOf, OFFICE, pageForm, submitButton } from "./enquiryForm.ts";
import { withoutPopups } from "./popupCookies.ts";

const browser = useBrowser();
const HOST = new URL(inject("origin")).host;

async function openForm(path: string, send: Answer = success): Promise<{ page: Page; services: Services }> {
  const page = await browser.open();
  const services = await takeOver(page.context(), { send });
  await withoutPopups(page.context());
  await page.goto(path);
  await hydrated(page);
  return { page, services };
}

test("what is sent: the country's fields and what is derived by its rules, nothing else", async () => {
  const typed = (country: string) => ({ ...ADA, ...OFFICE[country] });
  const expected: [path: string, derived: Record<string, string>][] = [
    ["/india/contact-us/", { sourceby: "website" }],
    ["/india/contact-us/?utm_campaign=spring&x=1#form", { sourceby: "googleadwords", utm_campaign: "spring" }],
    [
      "/india/ads/study-abroad-with-farhaven/?utm_campaign=spring",
      { sourceby: "googleadwords", utm_campaign: "spring" },
    ],
    ["/australia/contact-us/", { sourceby: "website" }],
    ["/bhutan/contact-us/", {}],
    ["/bhutan/contact-us/?utm_campaign=spring", { sourceby: "googleadwords", utm_campaign: "spring" }],
    ["/philippines/contact-us/", {}],
  ];
  const wrong: unknown[] = [];
  await forEach(
    expected,
    async ([path, derived]) => {
      const country = path.split("/")[1] ?? "";
      const { page, services } = await openForm(path);
      const form = pageForm(page);
      await fillInAll(form, country);
      await form.getByLabel("Country code").selectOption({ index: 1 });
      await submitButton(form).click();
      await page.waitForURL(`**/${country}/thank-you/`, { waitUntil: "commit" });
      const [enquiry, ...more] = services.sent;
      const sent = Object.fromEntries(enquiry?.fields ?? []);
      const leadurl = HOST + path.replace(/[?#].*/, "");
      try {
        expect(more).toEqual([]);
        expect(enquiry?.fields.length).toBe(Object.keys(sent).length);
        expect(sent).toEqual({ ...typed(country), ...derived, leadurl });
        expect(enquiry?.request.method()).toBe("POST");
        // A header of our own would make the browser ask the content API for permission first.
        expect(Object.keys(enquiry?.request.headers() ?? {}).filter((name) => /^x-/.test(name))).toEqual([]);
      } catch (error) {
        wrong.push({ path, error });
      }
      await page.context().close();
    },
    2,
  );
  expect(wrong).toEqual([]);
});

test("a double click sends once; then comes the overlay, and the thank-you page", async () => {
  const answer = held(success);
  const { page, services } = await openForm("/india/contact-us/", answer.answer);
  // 204: the visitor is led there, and the page stays for the test to look at.
  const thanked = page.waitForRequest("**/india/thank-you/");
  await page.route("**/thank-you/", (route) => route.fulfill({ status: 204 }));
  const form = pageForm(page);
  await fillInAll(form, "india");
  await submitButton(form).dblclick();
  await expect.poll(() => submitButton(form).isDisabled()).toBe(true);
  expect(await form.getAttribute("aria-busy")).toBe("true");
  expect(await form.getByRole("status").textContent()).toBe("Sending your enquiry");
  await form.evaluate((element) => (element as HTMLFormElement).requestSubmit());
  answer.release();
  await thanked;
  await form.getByText("Thank you. Your enquiry has been sent.").waitFor();
  expect(await form.getByRole("status").textContent()).toBe("Your enquiry has been sent");
  expect(await field(form, "your-name").inputValue()).toBe("");
  expect(await form.locator(".form__fields").evaluate((element) => (element as HTMLElement).inert)).toBe(true);
  // Back from the thank-you page the browser may show this very page again, as it was left.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => submitButton(form).isEnabled()).toBe(true);
  expect(await form.locator(".form__sent").count()).toBe(0);
  expect(services.sent.length).toBe(1);
  await page.context().close();
});

const FAILURES: Record<string, Answer> = {
  "no connection": noConnection,
  "no answer within 20 s": silence,
  "another message": json({ status: 200, message: "fail" }),
  "another status": json({ status: 500, message: "success" }),
  "a status that is text": json({ status: "200", message: "success" }),
  "an error with a success in it": json({ status: 200, message: "success" }, 500),
  null: json(null),
  "a list": json([]),
  "a page": text("<!doctype html><title>Log in</title>"),
  "a piece of JSON": text('{"status":200,"mess', 200, "application/json"),
  nothing: text("", 200, "application/json"),
};

test("whatever is not a success is a failure: reset, logged to the console, and nothing to be seen", async () => {
  const { page, services } = await openForm("/philippines/contact-us/");
  const messages = listenToConsole(page);
  await page.addInitScript(() => {
    // A visitor whose browser keeps nothing, so that no enquiry waits for the next answer.
    Object.defineProperty(window, "indexedDB", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    // Twenty seconds in a fifth of one.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 100);
  });
  for (const [name, answer] of Object.entries(FAILURES)) {
    services.send = answer;
    services.sent.length = 0;
    await page.goto("/philippines/contact-us/");
    await hydrated(page);
    const form = pageForm(page);
    await fillInAll(form, "philippines");
    messages.length = 0;
    await submitButton(form).click();
    await expect.poll(() => field(form, "your-name").inputValue(), { message: name }).toBe("");
    const seen = {
      sent: services.sent.length,
      disabled: await submitButton(form).isDisabled(),
      consent: await field(form, "remember").isChecked(),
      status: await form.getByRole("status").textContent(),
      overlay: await form.locator(".form__sent").count(),
      marks: await marksOf(form),
      path: new URL(page.url()).pathname,
      logged: messages.filter((message) => /^error: Error: The enquiry /.test(message)).length,
      uncaught: messages.filter((message) => message.startsWith("uncaught")),
    };
    expect(seen, name).toEqual({
      sent: 1,
      disabled: true,
      consent: true,
      status: "",
      overlay: 0,
      marks: {},
      path: "/philippines/contact-us/",
      logged: 1,
      uncaught: [],
    });
  }
  await page.context().close();
});

test("a form that only a script can have filled in takes the same course and sends nothing", async () => {
  const { page, services } = await openForm("/bhutan/contact-us/");
  const form = pageForm(page);
  await fillInAll(form, "bhutan");
  await field(form, "your-website").evaluate(
    (element) => ((element as HTMLInputElement).value = "https://spam.example"),
  );
  await submitButton(form).click();
  await page.waitForURL("**/bhutan/thank-you/", { waitUntil: "commit" });
  expect(services.sent).toEqual([]);
  await page.context().close();
});
