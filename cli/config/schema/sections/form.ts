import { z } from "zod";
import { heading, Markdown, section } from "./section.ts";

export const Form = section("form", "The enquiry form in the page. A page has at most one.", {
  heading,
  text: Markdown.optional().describe("What happens after sending, Markdown; it is beside the form."),
  variant: z
    .string()
    .optional()
    .describe("Variant of the form, by its name under `enquiry.variants`; the layout's when absent."),
});
