import { z } from "zod";
import { flag, listOf, map, optional, withDefault } from "../values/builders.ts";
import { Slug, Text } from "../values/primitives.ts";
import { Href } from "../values/addresses.ts";

const GroupEntry = map({
  group: Slug.describe("A group of the country: its index page, with its pages below."),
  title: Text.optional().describe("Label that replaces the group's."),
});

interface LinkEntry {
  title: string;
  to: string;
  children?: NavigationEntry[] | undefined;
}
export type NavigationEntry = LinkEntry | z.output<typeof GroupEntry>;

const LinkEntry: z.ZodType<LinkEntry> = map({
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
export const FooterColumn = map({
  title: Text.optional().describe("Heading. Default: the group's label."),
  group: Slug.optional().describe("A group of the country whose pages are listed."),
  links: listOf({
    title: Text.describe("Visible label."),
    to: Href.describe("Path from the country's home, or an absolute URL."),
  })
    .optional()
    .describe("Your own links."),
});

const FooterMenu = map({
  group: Slug.optional().describe("A group of the country whose pages are in the menu."),
  menuId: optional(z.int().positive()).describe(
    "Id of the menu in the content API. When it is loaded, it replaces the group's pages.",
  ),
});

/** Data of the store for own parts, beside the header menu. */
export const Store = map({
  options: flag(
    "The content API has site options: GET {base}/acf/v2/options. They are requested on pages with a part that reads them.",
  ),
  footerMenus: map({
    parking: FooterMenu.optional().describe("The menu `footerMenus.parking`."),
    storage: FooterMenu.optional().describe("The menu `footerMenus.storage`."),
    other: FooterMenu.optional().describe("The menu `footerMenus.other`."),
  })
    .default({})
    .describe("Footer menus: pages of a group, a menu of the content API, or both."),
  parkingServices: withDefault(z.array(Slug), []).describe(
    "Groups of the country that `parkingServices` contains, with their pages.",
  ),
  storageServices: withDefault(z.array(Slug), []).describe(
    "Groups of the country that `storageServices` contains, with their pages.",
  ),
});
