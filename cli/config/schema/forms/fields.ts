import { z } from "zod";
import type { FieldType } from "../../../../runtime/site/forms.ts";
import { flag, map, optionalMap, withDefault } from "../values/builders.ts";
import { Text } from "../values/primitives.ts";
import { shownKeys, writtenKeys, OptionsOf, HiddenValue } from "./fieldKeys.ts";

/** The schema of a field type. The description is also that of `type`, which editors show. */
function field<T extends FieldType, S extends z.core.$ZodShape>(type: T, description: string, own: S) {
  return map({ type: z.literal(type).describe(description), ...own }).describe(description);
}

/** The schema of a field for text. */
const written = <T extends FieldType, S extends z.core.$ZodShape>(type: T, description: string, own: S) =>
  field(type, description, { ...shownKeys, ...writtenKeys, ...own }).refine(
    (checked) => {
      const { minLength = 0, maxLength = Infinity } = checked as { minLength?: number; maxLength?: number };
      return minLength <= maxLength;
    },
    {
      path: ["maxLength"],
      error: "`maxLength` is less than `minLength`",
      params: { why: "No value would be accepted.", hint: "Swap the two numbers, or remove one." },
    },
  );

const choiceKeys = {
  options: OptionsOf.optional().describe("The choices: the name of an option list, or a list."),
  default: z.string().optional().describe("The initially selected value."),
};

/** The field types. A new one also needs data in `runtime/site/forms.ts` and a control in `runtime/forms/controls.tsx`. */
export const FIELDS = {
  text: written("text", "One line of text.", {}),
  email: written("email", "An email address.", {
    checkFormat: flag("Rejects a value that is not an email address. Recommended; by default any value is sent."),
  }),
  tel: written("tel", "A telephone number.", {
    dialCodes: optionalMap({
      label: Text.describe("Name of the dial code picker, for screen readers."),
      complete: flag(
        "Adds the chosen dial code to a number that was typed without one. By default the number is sent as typed, and the field's hint asks for the code.",
      ),
    }).describe(
      "Shows a picker with the dial codes of all countries before the number. It begins with the visitor's own country or the site's. The picker itself is never sent.",
    ),
  }),
  date: written("date", "A day, chosen in the browser's own calendar and sent as `2026-09-14`.", {}),
  textarea: written("textarea", "Several lines of text.", {
    rows: z.int().min(2).max(20).default(4).describe("Height in lines."),
  }),
  select: field("select", "One of several choices, in a drop-down list.", {
    ...shownKeys,
    ...choiceKeys,
    autocomplete: writtenKeys.autocomplete,
  }),
  radio: field("radio", "One of a few choices, all of them visible.", { ...shownKeys, ...choiceKeys }),
  checkbox: field("checkbox", "A checkbox, followed by its label.", {
    ...shownKeys,
    checked: flag(
      "Ticked at first. In the EU a checkbox for consent has to be unticked (node_modules/countrysites/docs/forms.md).",
    ),
    value: withDefault(z.string().min(1), "yes").describe(
      "The value that is sent if the box is ticked. Otherwise nothing is sent.",
    ),
  }),
  hidden: field("hidden", "A value that the visitor never sees, sent by the page's scripts.", {
    send: shownKeys.send.describe("Key under which the value is sent, if it differs from the field's own."),
    value: HiddenValue,
  }),
};

type AnyField = (typeof FIELDS)[keyof typeof FIELDS];

export const FormField = z.discriminatedUnion(
  "type",
  Object.values(FIELDS) as unknown as readonly [AnyField, ...AnyField[]],
);
export type FieldConfig = z.output<typeof FormField>;
