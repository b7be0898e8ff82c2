import { z } from "zod";
import { ENQUIRY_FIELDS } from "../../../runtime/site/enquiry.ts";
import { Slug, Text } from "./primitives.ts";

const field = z.enum(ENQUIRY_FIELDS);

/** A choice: its text, or text and the value that is sent. */
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

/** A named list of choices (docs/behaviour.md, Option lists). */
export const OptionList = z.array(OptionEntry).min(1);

/** The name of a list in network.yaml, or a list of one's own. */
const OptionsOf = z.union([z.string(), OptionList], {
  error: "Write the name of an option list of network.yaml, or a list.",
});

/** The enquiry form (docs/behaviour.md, Enquiry form). */
export const Enquiry = z.strictObject({
  fields: z.array(field).min(1).describe("Visible fields in order, by the names in which they are sent."),
  expanded: z.boolean().describe("Shows the extra fields too. Off as shipped: nothing turns the expanded view on."),
  labels: z
    .record(z.union([field, z.literal(["consent", "dialcode"])]), Text)
    .describe("Visible label of every field."),
  options: z.partialRecord(field, OptionsOf).describe("Choices of the choice fields."),
  defaults: z.partialRecord(field, z.string()).default({}).describe("Preselected values."),
  variants: z
    .record(
      Slug,
      z.strictObject({
        formtype: z.string().min(1).describe("Value of `formtype`, sent with this variant only."),
        options: z.partialRecord(field, OptionsOf).default({}).describe("Choices that replace the form's."),
      }),
    )
    .default({})
    .describe("Variants of the form that a layout can choose with `enquiryVariant`."),
  sourceby: z
    .enum(["always", "campaign"])
    .describe("`always` sends `website` without a campaign; `campaign` sends sourceby with a campaign only."),
  onFailure: z
    .enum(["console", "message"])
    .describe(
      "`console` tells the visitor nothing when sending fails; `message` shows the phone number and keeps what was typed.",
    ),
  keepUndelivered: z
    .boolean()
    .describe(
      "Keeps a lead that could not be sent, encrypted, in the visitor's browser for at most 72 hours and sends it again.",
    ),
});
