import { z } from "zod";
import { Slug } from "./primitives.ts";

const FooterMenu = z.strictObject({
  group: Slug.optional().describe("A group of the country: the menu has its pages."),
  menuId: z
    .number()
    .int()
    .positive()
    .optional()
    .describe("Id of the menu in the content API: it takes the place of the group's pages once it is loaded."),
});

/** Data of the store for own parts, beside the header menu. */
export const Store = z.strictObject({
  options: z
    .boolean()
    .default(false)
    .describe(
      "The content API has site options: GET {base}/acf/v2/options. They are asked for where a part reads them.",
    ),
  footerMenus: z
    .strictObject({
      parking: FooterMenu.optional().describe("The menu `footerMenus.parking`."),
      storage: FooterMenu.optional().describe("The menu `footerMenus.storage`."),
      other: FooterMenu.optional().describe("The menu `footerMenus.other`."),
    })
    .default({})
    .describe("Menus of a footer: pages of a group, a menu of the content API, or both."),
  parkingServices: z
    .array(Slug)
    .default([])
    .describe("Groups of the country: `parkingServices` has them with their pages."),
  storageServices: z
    .array(Slug)
    .default([])
    .describe("Groups of the country: `storageServices` has them with their pages."),
});
