import { Markdown, section } from "./section.ts";

export const Call = section("call", "A call to action: enquiry, telephone, WhatsApp.", {
  text: Markdown.optional().describe("What to expect, as Markdown."),
});
