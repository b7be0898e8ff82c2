import { expect, it } from "vitest";
import { formOfModal } from "../../../../runtime/modals/Modal.tsx";
import { formConfig } from "../forms/formConfig.ts";

const forms = { enquiry: formConfig(), mbbs: formConfig({ modal: "mbbsFormModal" }), webinar: formConfig() };

it("a modal shows the layout's form, else the one that is made for it, else the enquiry", () => {
  expect(formOfModal("mbbsFormModal", forms, { form: "webinar" })).toBe("webinar");
  expect(formOfModal("mbbsFormModal", forms, {})).toBe("mbbs");
  expect(formOfModal("addstudentdata", forms, {})).toBe("enquiry");
});
