import type { Page } from "playwright";
import { expect, test } from "vitest";
import { hydrated } from "./browser.ts";
import { type Answer, json, noConnection, silence, success, text } from "./contentApi.ts";
import { field, fillInAll, marksOf, pageForm, submitButton } from "./enquiryForm.ts";
import { pathOf, visit } from "./visit.ts";

const PATH = "/philippines/contact-us/";

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

/** So that no enquiry waits for the next answer. */
const forgetAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    localStorage.clear();
    const deleting = indexedDB.deleteDatabase("undelivered");
    await new Promise((done) => deleting.addEventListener("success", done));
  });

test("whatever is not a success is a failure: reset, logged to the console, and nothing to be seen", async () => {
  const { page, services, messages } = await visit(PATH, {
    prepare: (opened) =>
      opened.addInitScript(() => {
        // Twenty seconds in a fifth of one.
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (ms) => timeout(ms / 100);
      }),
  });
  const form = pageForm(page);
  for (const [name, answer] of Object.entries(FAILURES)) {
    services.send = answer;
    services.sent.length = 0;
    await forgetAll(page);
    await page.goto(PATH);
    await hydrated(page);
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
      path: pathOf(page),
      logged: messages.filter((message) => /^error: Error: The enquiry /.test(message)).length,
      uncaught: messages.filter((message) => message.startsWith("uncaught")),
    };
    const silently = { status: "", overlay: 0, marks: {}, path: PATH, logged: 1, uncaught: [] };
    expect(seen, name).toEqual({ sent: 1, disabled: true, consent: true, ...silently });
  }
  // A success, the same way, is none of them.
  services.send = success;
  await forgetAll(page);
  await page.goto(PATH);
  await hydrated(page);
  await fillInAll(form, "philippines");
  await submitButton(form).click();
  await page.waitForURL("**/philippines/thank-you/", { waitUntil: "commit" });
});

test("in a browser that keeps nothing, whoever sent the enquiry is told: nothing else is left of it", async () => {
  const { page } = await visit(PATH, {
    answers: { send: noConnection },
    prepare: (opened) =>
      opened.addInitScript(() => {
        Object.defineProperty(window, "indexedDB", {
          get() {
            throw new DOMException("denied", "SecurityError");
          },
        });
      }),
  });
  const form = pageForm(page);
  await fillInAll(form, "philippines");
  await submitButton(form).click();
  await expect.poll(() => form.getByRole("status").textContent()).toMatch(/not sent|could not/i);
  expect([await field(form, "your-name").inputValue(), await submitButton(form).isDisabled()]).toEqual([
    "Ada Byron",
    false,
  ]);
});
