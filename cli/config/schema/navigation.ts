import { z } from "zod";
import { Href, Slug, Text } from "./primitives.ts";

const GroupEntry = z.strictObject({
  group: Slug.describe("A group of the country: its index page, with its pages below."),
  title: Text.optional().describe("Label that replaces the group's."),
});

interface LinkEntry {
  title: string;
  to: string;
  children?: NavigationEntry[] | undefined;
}
export type NavigationEntry = LinkEntry | z.output<typeof GroupEntry>;

const LinkEntry: z.ZodType<LinkEntry> = z.strictObject({
  title: Text.describe("Visible label."),
  to: Href.describe("Path from the country's home (`/contact-us/`), or an absolute URL."),
  get children(): z.ZodOptional<z.ZodArray<z.ZodType<NavigationEntry>>> {
    return z.array(Entry).optional().describe("Entries below this one. The menu has at most three levels.");
  },
});

/** An entry of the header menu (docs/behaviour.md, Menu); a menu of the content API replaces it. */
const Entry: z.ZodType<NavigationEntry> = z.union([GroupEntry, LinkEntry]);

export const Navigation = z.array(Entry);

/** A column of the footer: a group's pages, or links. */
export const FooterColumn = z.strictObject({
  title: Text.optional().describe("Heading. Default: the group's label."),
  group: Slug.optional().describe("A group of the country whose pages are listed."),
  links: z
    .array(
      z.strictObject({
        title: Text.describe("Visible label."),
        to: Href.describe("Path from the country's home, or an absolute URL."),
      }),
    )
    .optional()
    .describe("Your own links."),
});
