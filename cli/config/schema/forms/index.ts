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
      .describe(
        "Fields by key, which is the name under which their value is sent. Forms list the fields that they use.",
      ),
  })
  .catchall(Form.describe("A form by its name, or `false` to remove an inherited one."))
  .transform(({ fields, ...forms }) => ({ fields, forms }));

export type FormsConfig = z.output<typeof Forms>;
