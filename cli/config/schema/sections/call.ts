import { Markdown, section } from "./section.ts";

/** The next step: consultation, telephone, WhatsApp. */
export const Call = section("call", {
  text: Markdown.optional().describe("What to expect of it, Markdown."),
});
