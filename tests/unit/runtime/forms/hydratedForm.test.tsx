// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { EnquiryForm } from "../../../../runtime/forms/EnquiryForm.tsx";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { ENGLISH } from "../../englishTexts.ts";
import { find, fire } from "../mount.ts";
import { FIELDS, formConfig } from "./formConfig.ts";

const condition = [{ name: "interest", values: ["visit"] }];
const form = (
  <AppProvider
    value={{
      site: {
        forms: {
          enquiry: formConfig({
            fields: [FIELDS["your-name"], FIELDS.interest, { ...FIELDS.office, showWhen: condition }, FIELDS.remember],
          }),
        } as SiteData["forms"],
        contacts: {},
        texts: ENGLISH,
        country: { language: "en" },
      } as SiteData,
      page: {} as PageData,
    }}
  >
    <EnquiryForm idPrefix="hydrated" form="enquiry" />
  </AppProvider>
);
const input = (selector: string) => find<HTMLInputElement>(selector);
const markOf = (name: string) => find(`[name="${name}"]`).closest<HTMLElement>(".field")?.dataset["mark"];

it("hydration keeps what was filled in before, which decides what is shown", async () => {
  document.body.innerHTML = `<main>${renderToString(form)}</main>`;
  input("[name='your-name']").value = "Ada";
  input("[value=visit]").checked = true;
  const root = await act(async () => hydrateRoot(find("main"), form));
  expect(find("[name=office]").closest<HTMLElement>(".field")?.dataset["away"]).toBeUndefined();
  expect([input("[name='your-name']").value, input("[value=visit]").checked, input("[name=remember]").checked]).toEqual(
    ["Ada", true, true],
  );

  await fire(
    input("[value=visit]"),
    new FocusEvent("focusout", { bubbles: true, relatedTarget: input("[value=call]") }),
  );
  expect(markOf("interest")).toBeUndefined();
  await fire(input("[value=visit]"), new FocusEvent("focusout", { bubbles: true }));
  expect(markOf("interest")).toBe("valid");
  await act(async () => input("[value=call]").click());
  expect(find("[name=office]").closest<HTMLElement>(".field")?.dataset["away"]).toBe("");
  await act(async () => root.unmount());
});
