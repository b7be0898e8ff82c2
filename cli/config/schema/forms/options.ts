import { z } from "zod";
import { Text } from "../primitives.ts";

/** An option: a text that is also its value, or text and value. */
const OptionEntry = z
  .union(
    [
      Text,
      z.strictObject({
        label: Text.describe("The visible label."),
        value: z.string().min(1).describe("The value that is sent."),
      }),
    ],
    {
      error: "Write a text, or a map with label and value. Put numbers in quotation marks.",
    },
  )
  .transform((option) => (typeof option === "string" ? { label: option, value: option } : option));

/** A named option list (docs/behaviour.md, Option lists). */
export const OptionList = z.array(OptionEntry).min(1);

/** The name of an option list, or an inline list. */
export const OptionsOf = z.union([z.string(), OptionList], {
  error: "Write the name of an option list in network.yaml, or a list.",
});
