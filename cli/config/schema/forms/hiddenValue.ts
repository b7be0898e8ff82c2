import { z } from "zod";
import { PAGE_FACTS } from "../../../../runtime/site/forms.ts";

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
