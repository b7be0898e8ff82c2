import { describe, expect, test } from "vitest";
import { json, noConnection } from "./contentApi.ts";
import { field, fillInAll, marksOf, pageForm, submitButton } from "./enquiryForm.ts";
import { pathOf, visit } from "./visit.ts";

const PATH = "/philippines/contact-us/";

describe("whatever is not a success is a failure: reset, logged to the console, and nothing to be seen", () => {
  test.each([
    ["no connection", noConnection],
    ["another message", json({ status: 200, message: "fail" })],
  ])("%s", async (_, send) => {
    const { page, services, messages } = await visit(PATH, { answers: { send } });
    const form = pageForm(page);
    await fillInAll(form, "philippines");
    await submitButton(form).click();
    await expect.poll(() => field(form, "your-name").inputValue()).toBe("");
    expect([services.sent.length, pathOf(page)]).toEqual([1, PATH]);
    expect(await submitButton(form).isDisabled()).toBe(true);
    expect(await field(form, "remember").isChecked()).toBe(true);
    const seen = [await form.getByRole("status").textContent(), await form.locator(".form__sent").count()];
    expect([...seen, await marksOf(form)]).toEqual(["", 0, {}]);
    expect(messages.filter((message) => /^error: Error: The enquiry /.test(message))).toHaveLength(1);
    expect(messages.filter((message) => message.startsWith("uncaught"))).toEqual([]);
  });
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
