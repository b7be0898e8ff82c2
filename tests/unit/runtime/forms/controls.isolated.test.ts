import { expect, it } from "vitest";
import { controlOf, loadControls } from "../../../../runtime/forms/controls.tsx";
import { FIELDS } from "./formConfig.ts";

it("loads the code of a phone's field for a form that has one", async () => {
  expect([controlOf("text"), controlOf("select"), controlOf("radio")]).not.toContain(undefined);
  await loadControls([FIELDS.office, FIELDS["your-name"]]);
  expect(controlOf("tel")).toBe(undefined);
  await loadControls([FIELDS["your-name"], FIELDS["your-phone"]]);
  expect(controlOf("tel")).toBeTypeOf("function");
});
