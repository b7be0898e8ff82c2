import { z } from "zod";
import type { ProblemCode } from "../../../report/problem.ts";
import { editorPattern, Text } from "../primitives.ts";
import { PAGE_FACTS } from "../../../../runtime/site/forms.ts";

const NAME_PATTERN = /^[A-Za-z_][\w-]*$/;
const NAME_HINT = "Write letters, digits, hyphens and underscores, with a letter or an underscore first.";

/** A name under which a value is sent. No dots and brackets, which the form library reads as paths. */
export const FieldName = z
  .string()
  .refine((name) => NAME_PATTERN.test(name), {
    error: "The value is no name of a field",
    params: { code: "invalid-value" satisfies ProblemCode, hint: NAME_HINT },
  })
  .meta(editorPattern(NAME_PATTERN, NAME_HINT));

/** Messages of a form or field, which replace the shipped ones. */
export const Messages = z
  .strictObject({
    required: Text.optional().describe("Below a required field that is empty."),
    email: Text.optional().describe("Below an email field with `checkFormat` that holds no email address."),
    pattern: Text.optional().describe("Below a field that does not match its `pattern`."),
    tooShort: Text.optional().describe("Below a field with fewer characters than `minLength`; `{min}` is that number."),
    tooLong: Text.optional().describe("Below a field with more characters than `maxLength`; `{max}` is that number."),
  })
  .describe("Messages in place of the shipped ones.");

const conditionValue = z.union([z.string(), z.boolean()], {
  error: "Write a value of the other field: a text, or true or false for a checkbox.",
});

/** Conditions under which a field is shown. */
const ShowWhen = z.record(
  z.string(),
  z
    .union([conditionValue, z.array(conditionValue).min(1)], { error: "Write a value of the other field, or a list." })
    .transform((values) => (Array.isArray(values) ? values : [values])),
);

/** Keys of every visible field. */
export const shownKeys = {
  label: Text.describe("Visible label."),
  hint: Text.optional().describe("A few words beside or below the label."),
  required: z.boolean().default(false).describe("Refuses the form while the field is empty."),
  send: z
    .union([z.literal(false), FieldName], { error: "Write another key to send the value under, or false." })
    .optional()
    .describe("Key under which the value is sent, when it is not the field's own; `false`: it is never sent."),
  extra: z.boolean().default(false).describe("Shows the field in the expanded view only (`expanded` of the form)."),
  showWhen: ShowWhen.optional().describe(
    "Shows the field only while an earlier field has this value, or one of these. While it is not shown it is neither checked nor sent; without scripts it is always shown.",
  ),
  messages: Messages.optional(),
};

/** A regular expression that browsers accept. */
const Pattern = z.string().refine(isRegularExpression, {
  error: "The value is no regular expression",
  params: {
    code: "invalid-value" satisfies ProblemCode,
    why: "The whole value has to match it, as JavaScript reads it with the flag `u`.",
    hint: "Close every bracket and escape special characters by a backslash, for example `[0-9]{6}`.",
  },
});

function isRegularExpression(text: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${text})$`, "u"));
  } catch {
    return false;
  }
}

/** Keys of fields for text. */
export const writtenKeys = {
  default: z.string().optional().describe("Filled in at first."),
  autocomplete: z
    .string()
    .regex(/^[a-z][a-z0-9- ]*$/, { error: "Write an autofill token of HTML, for example `name` or `postal-code`." })
    .optional()
    .describe("What browsers may fill in: an autofill token of HTML."),
  pattern: Pattern.optional().describe("Regular expression that the whole value has to match."),
  minLength: z.number().int().min(1).optional().describe("Fewest characters."),
  maxLength: z.number().int().min(1).optional().describe("Most characters."),
};

interface Lengths {
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

/** Refinement: `minLength` is not greater than `maxLength`. */
export const lengthsAgree = ({ minLength = 0, maxLength = Infinity }: Lengths): boolean => minLength <= maxLength;

export const LENGTHS_DISAGREE = {
  path: ["maxLength"],
  error: "`maxLength` is less than `minLength`",
  params: {
    code: "invalid-value" satisfies ProblemCode,
    why: "No value could be sent.",
    hint: "Exchange the two numbers, or remove one.",
  },
};

/** An option: a text that is also its value, or text and value. */
const OptionEntry = z
  .union(
    [
      Text,
      z.strictObject({
        label: Text.describe("What the visitor reads."),
        value: z.string().min(1).describe("What is sent."),
      }),
    ],
    {
      error: "Write a text, or a map with label and value; numbers in quotation marks.",
    },
  )
  .transform((option) => (typeof option === "string" ? { label: option, value: option } : option));

/** A named option list (docs/behaviour.md, Option lists). */
export const OptionList = z.array(OptionEntry).min(1);

/** The name of an option list, or an inline list. */
export const OptionsOf = z.union([z.string(), OptionList], {
  error: "Write the name of an option list of network.yaml, or a list.",
});

/** Value of a hidden field. */
export const HiddenValue = z
  .union(
    [
      z.string(),
      z.strictObject({
        query: z.string().min(1).describe("Name of a parameter in the page's address, whose value is sent."),
        present: z.string().optional().describe("Sent in place of the parameter's value."),
        absent: z.string().optional().describe("Sent without the parameter; empty or absent: nothing is sent then."),
      }),
      z.strictObject({
        page: z
          .enum(PAGE_FACTS)
          .describe(
            "A fact about the page: its `address` (host and path), whole `url` without query, `path`, or `title`.",
          ),
      }),
    ],
    { error: "Write a text, `{ query: name }` or `{ page: address }`." },
  )
  .describe("What is sent: a text, a parameter of the page's address, or a fact about the page.");
