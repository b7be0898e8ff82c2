import { Markdown, section } from "./section.ts";

export const Call = section("call", "The next step: enquiry, telephone, WhatsApp.", {
  text: Markdown.optional().describe("What to expect of it, Markdown."),
});
