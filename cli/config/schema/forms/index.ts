import { z } from "zod";
import { FieldName } from "./fieldKeys.ts";
import { FormField } from "./fields.ts";
import { Form } from "./form.ts";

/** The forms of a country and their fields (docs/forms.md). */
export const Forms = z
  .object({
    fields: z
      .record(FieldName, FormField)
      .default({})
      .meta({ examples: [{ "your-name": { type: "text", label: "Name" } }] })
      .describe("Fields by key: the name under which their value is sent. Forms choose among them."),
  })
  .catchall(Form.describe("A form by its name, or `false` for one that a country does not have."))
  .transform(({ fields, ...forms }) => ({ fields, forms }));

export type FormsConfig = z.output<typeof Forms>;
