import { z } from "zod";
import { Slug } from "./primitives.ts";

const FooterMenu = z.strictObject({
  group: Slug.optional().describe("A group of the country whose pages are in the menu."),
  menuId: z
    .number()
    .int()
    .positive()
    .optional()
    .describe("Id of the menu in the content API. When it is loaded, it replaces the group's pages."),
});

/** Data of the store for own parts, beside the header menu. */
export const Store = z.strictObject({
  options: z
    .boolean()
    .default(false)
    .describe(
      "The content API has site options: GET {base}/acf/v2/options. They are requested on pages with a part that reads them.",
    ),
  footerMenus: z
    .strictObject({
      parking: FooterMenu.optional().describe("The menu `footerMenus.parking`."),
      storage: FooterMenu.optional().describe("The menu `footerMenus.storage`."),
      other: FooterMenu.optional().describe("The menu `footerMenus.other`."),
    })
    .default({})
    .describe("Footer menus: pages of a group, a menu of the content API, or both."),
  parkingServices: z
    .array(Slug)
    .default([])
    .describe("Groups of the country that `parkingServices` contains, with their pages."),
  storageServices: z
    .array(Slug)
    .default([])
    .describe("Groups of the country that `storageServices` contains, with their pages."),
});
