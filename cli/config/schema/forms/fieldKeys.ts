import { attempt } from "../../../core/attempt.ts";
import { z } from "zod";
import { either, flag, formatted, map, matching, oneOf, optional, restricted, someOf } from "../values/builders.ts";
import { Text } from "../values/primitives.ts";
import { PAGE_FACTS } from "../../../../runtime/site/forms.ts";

/** A name under which a value is sent. No dots and brackets, which the form library reads as paths. */
export const FieldName = formatted({
  pattern: /^[A-Za-z_][\w-]*$/,
  message: "The value is not a valid field name",
  hint: "Use letters, digits, hyphens and underscores, and begin with a letter or an underscore.",
});

/** Messages of a form or field, which replace the shipped ones. */
export const Messages = map({
  required: Text.optional().describe("Shown below a required field that is empty."),
  email: Text.optional().describe(
    "Shown below an email field with `checkFormat` that contains no valid email address.",
  ),
  pattern: Text.optional().describe("Shown below a field that does not match its `pattern`."),
  tooShort: Text.optional().describe(
    "Shown below a field with fewer characters than `minLength`; `{min}` is that number.",
  ),
  tooLong: Text.optional().describe(
    "Shown below a field with more characters than `maxLength`; `{max}` is that number.",
  ),
}).describe("Messages that replace sitegen's own.");

const conditionValue = either("Write a value of the other field: a text, or true or false for a checkbox.", [
  z.string(),
  z.boolean(),
]);

const ShowWhen = z.record(
  z.string(),
  either("Write a value of the other field, or a list.", [conditionValue, someOf(conditionValue)]).transform((values) =>
    Array.isArray(values) ? values : [values],
  ),
);

/** Keys of every visible field. */
export const shownKeys = {
  label: Text.describe("Visible label."),
  hint: Text.optional().describe("A few words beside or below the label."),
  required: flag("Requires a value: the form can't be sent while the field is empty."),
  send: optional(
    either("Write another key to send the value under, or false.", [z.literal(false), FieldName]),
  ).describe(
    "Key under which the value is sent, if it differs from the field's own. `false`: the value is never sent.",
  ),
  extra: flag("Shows the field in the expanded view only (`expanded` of the form)."),
  showWhen: ShowWhen.optional().describe(
    "Shows the field only while an earlier field has this value, or one of these values. A hidden field is neither checked nor sent. Without scripts the field is always visible.",
  ),
  messages: Messages.optional(),
};

const isRegularExpression = (text: string): boolean => attempt(() => new RegExp(`^(?:${text})$`, "u")) !== undefined;

/** A regular expression that browsers accept. */
const Pattern = restricted(z.string(), isRegularExpression, {
  error: "The value is not a valid regular expression",
  why: "The whole value has to match the expression, as JavaScript reads it with the flag `u`.",
  hint: "Close every bracket, and put a backslash before each special character, for example `[0-9]{6}`.",
});

/** Keys of fields for text. */
export const writtenKeys = {
  default: z.string().optional().describe("The initial value."),
  autocomplete: optional(
    matching(/^[a-z][a-z0-9- ]*$/, "Write an autofill token of HTML, for example `name` or `postal-code`."),
  ).describe("What browsers may fill in: an HTML autofill token."),
  pattern: Pattern.optional().describe("Regular expression that the whole value has to match."),
  minLength: z.int().min(1).optional().describe("Minimum number of characters."),
  maxLength: z.int().min(1).optional().describe("Maximum number of characters."),
};

/** An option: a text that is also its value, or text and value. */
const OptionEntry = either("Write a text, or a map with label and value. Put numbers in quotation marks.", [
  Text,
  map({
    label: Text.describe("The visible label."),
    value: z.string().min(1).describe("The value that is sent."),
  }),
]).transform((option) => (typeof option === "string" ? { label: option, value: option } : option));

/** A named option list (docs/behaviour.md, Option lists). */
export const OptionList = someOf(OptionEntry);

/** The name of an option list, or an inline list. */
export const OptionsOf = either("Write the name of an option list in network.yaml, or a list.", [
  z.string(),
  OptionList,
]);

/** Value of a hidden field. */
export const HiddenValue = either("Write a text, `{ query: name }` or `{ page: address }`.", [
  z.string(),
  map({
    query: z.string().min(1).describe("Query parameter of the page's address whose value is sent."),
    present: z.string().optional().describe("Value that is sent instead of the parameter's value."),
    absent: optional(z.string()).describe("Value that is sent if the parameter is missing. Default: nothing is sent."),
  }),
  map({
    page: oneOf(PAGE_FACTS).describe(
      "A fact about the page: its `address` (host and path), its `url` without query, its `path`, or its `title`.",
    ),
  }),
]).describe("The value to send: a text, a query parameter of the page's address, or a fact about the page.");
