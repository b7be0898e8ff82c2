import { z } from "zod";
import { heading, Markdown, section } from "./section.ts";

export const Form = section("form", "A form in the page. A page has at most one.", {
  heading,
  text: Markdown.optional().describe("What happens after sending, as Markdown, shown beside the form."),
  form: z
    .string()
    .optional()
    .describe("The form, by its name under `forms`. Default: the page's or the layout's form."),
});
