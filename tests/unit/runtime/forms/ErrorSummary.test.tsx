// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import { EnquiryForm } from "../../../../runtime/forms/EnquiryForm.tsx";
import type { FormConfig } from "../../../../runtime/site/forms.ts";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { ENGLISH } from "../../englishTexts.ts";
import { find, fire, mount } from "../mount.ts";
import { FIELDS, formConfig } from "./formConfig.ts";

async function mountForm(overrides: Partial<FormConfig>, idPrefix = "page") {
  const fields = [FIELDS["your-name"], FIELDS.interest, FIELDS.message, FIELDS.remember];
  const site = {
    forms: { enquiry: formConfig({ fields, ...overrides }) } as SiteData["forms"],
    contacts: {},
    texts: ENGLISH,
    country: { language: "en" },
  } as SiteData;
  await mount(
    <AppProvider value={{ site, page: {} as PageData }}>
      <EnquiryForm idPrefix={idPrefix} form="enquiry" />
    </AppProvider>,
  );
}

const submit = async () => {
  await fire(find("form"), new Event("submit", { bubbles: true, cancelable: true }));
  await act(async () => void vi.advanceTimersByTime(100));
};
const summary = () => document.querySelector(".form__problems");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is there when the form says so: after a failed submit it has the focus, and a link to each field", async () => {
  await mountForm({ errorSummary: true });
  expect(summary()).toBe(null);
  await submit();
  expect(document.activeElement).toBe(summary());
  const title = summary()?.getAttribute("aria-labelledby") ?? "";
  expect([summary()?.tagName, document.getElementById(title)?.textContent]).toEqual([
    "SECTION",
    "Please check your answers",
  ]);
  const links = [...(summary()?.querySelectorAll("a") ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Name: This is a required field.", "#page_your-name"],
    ["Interest: This is a required field.", "#page_interest"],
  ]);
  expect(document.querySelectorAll(".field__error")).toHaveLength(2);
  await fire(links[1]!, new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(document.activeElement?.id).toBe("page_interest");
  // What it says is what the last submit has found.
  find<HTMLInputElement>("#page_your-name").value = "Ada";
  await submit();
  expect(summary()?.querySelectorAll("a")).toHaveLength(1);
});

it("is not there by default: the first field gets the focus", async () => {
  await mountForm({}, "other");
  await submit();
  expect([summary(), document.activeElement?.id]).toEqual([null, "other_your-name"]);
});
