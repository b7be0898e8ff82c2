import { z } from "zod";
import type { FieldType } from "../../../../runtime/site/forms.ts";
import { Text } from "../primitives.ts";
import { LENGTHS_DISAGREE, lengthsAgree, shownKeys, writtenKeys, OptionsOf, HiddenValue } from "./fieldKeys.ts";

/** The schema of a field type. The description is also that of `type`, which editors show. */
function field<T extends FieldType, S extends z.core.$ZodShape>(type: T, description: string, own: S) {
  return z.strictObject({ type: z.literal(type).describe(description), ...own }).describe(description);
}

const choiceKeys = {
  options: OptionsOf.optional().describe("What can be chosen: the name of an option list, or a list."),
  default: z.string().optional().describe("The value that is chosen at first."),
};

/** The field types. A new one also needs its data in `runtime/site/forms.ts` and a control in `runtime/forms/types`. */
export const FIELDS = {
  text: field("text", "One line of text.", { ...shownKeys, ...writtenKeys }).refine(lengthsAgree, LENGTHS_DISAGREE),
  email: field("email", "An email address.", {
    ...shownKeys,
    ...writtenKeys,
    checkFormat: z
      .boolean()
      .default(false)
      .describe("Refuses what is no email address. Better than the default, under which anything is sent."),
  }).refine(lengthsAgree, LENGTHS_DISAGREE),
  tel: field("tel", "A telephone number.", {
    ...shownKeys,
    ...writtenKeys,
    dialCodes: z
      .strictObject({
        label: Text.describe("Name of the picker, for screen readers."),
        complete: z
          .boolean()
          .default(false)
          .describe(
            "Puts the chosen code before a number that was typed without one. By default the number is sent as it was typed, and the field's hint asks for the code.",
          ),
      })
      .optional()
      .describe(
        "Puts a picker of all countries' dial codes before the number. It begins with the visitor's own country or the site's, and is never sent itself.",
      ),
  }).refine(lengthsAgree, LENGTHS_DISAGREE),
  date: field("date", "A day, chosen with the browser's own calendar and sent as `2026-09-14`.", {
    ...shownKeys,
    ...writtenKeys,
  }).refine(lengthsAgree, LENGTHS_DISAGREE),
  textarea: field("textarea", "Several lines of text.", {
    ...shownKeys,
    ...writtenKeys,
    rows: z.number().int().min(2).max(20).default(4).describe("Its height in lines."),
  }).refine(lengthsAgree, LENGTHS_DISAGREE),
  select: field("select", "One of several choices, in a list that opens.", {
    ...shownKeys,
    ...choiceKeys,
    autocomplete: writtenKeys.autocomplete,
  }),
  radio: field("radio", "One of a few choices, all visible.", { ...shownKeys, ...choiceKeys }),
  checkbox: field("checkbox", "A box to tick, with its label behind it.", {
    ...shownKeys,
    checked: z
      .boolean()
      .default(false)
      .describe("Ticked at first. In the EU a consent has to be unticked (node_modules/countrysites/docs/forms.md)."),
    value: z.string().min(1).default("yes").describe("What is sent while it is ticked; else nothing is."),
  }),
  hidden: field("hidden", "A value that the visitor never sees, sent by the page's scripts.", {
    send: shownKeys.send.describe("Key under which the value is sent, when it is not the field's own."),
    value: HiddenValue,
  }),
};

type AnyField = (typeof FIELDS)[keyof typeof FIELDS];

/** A field of a form. */
export const FormField = z.discriminatedUnion(
  "type",
  Object.values(FIELDS) as unknown as readonly [AnyField, ...AnyField[]],
);
export type FieldConfig = z.output<typeof FormField>;
