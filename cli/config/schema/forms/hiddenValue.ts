import { z } from "zod";
import { PAGE_FACTS } from "../../../../runtime/site/forms.ts";

/** Value of a hidden field. */
export const HiddenValue = z
  .union(
    [
      z.string(),
      z.strictObject({
        query: z.string().min(1).describe("Query parameter of the page's address whose value is sent."),
        present: z.string().optional().describe("Value that is sent instead of the parameter's value."),
        absent: z
          .string()
          .optional()
          .describe("Value that is sent if the parameter is missing. Default: nothing is sent."),
      }),
      z.strictObject({
        page: z
          .enum(PAGE_FACTS)
          .describe(
            "A fact about the page: its `address` (host and path), its `url` without query, its `path`, or its `title`.",
          ),
      }),
    ],
    { error: "Write a text, `{ query: name }` or `{ page: address }`." },
  )
  .describe("The value to send: a text, a query parameter of the page's address, or a fact about the page.");
