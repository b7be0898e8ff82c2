import { expect, it } from "vitest";
import { controlOf, loadControls } from "../../../../runtime/forms/controls.ts";
import { FIELDS } from "./formConfig.ts";

it("loads the types of field that a form has, and no others", async () => {
  expect([controlOf("select"), controlOf("radio")]).toEqual([undefined, undefined]);
  await loadControls([FIELDS.office, FIELDS.leadurl, FIELDS["your-name"]]);
  expect(controlOf("select")).toBeTypeOf("function");
  expect(controlOf("text")).toBeTypeOf("function");
  expect(controlOf("radio")).toBe(undefined);
});
