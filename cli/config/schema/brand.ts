import { z } from "zod";
import { BRAND_FOLDER } from "../brandFiles.ts";
import { BrandFonts } from "./fonts.ts";
import { BrandFile, BrandPicture, Illustrations, Logo } from "./brandFiles.ts";
import { HttpUrl, Text } from "./primitives.ts";
import { SharePictures } from "./sharePictures.ts";

/** Who the sites belong to, and what they look like. A country's own `brand` replaces single keys of it. */
export const Brand = z.strictObject({
  name: Text.describe("Name of the organisation: the site name of every page."),
  tagline: Text.optional().describe("Half a sentence beside the name."),
  description: Text.describe(
    "What the organisation does, one sentence; described on the root page and in schema.org data.",
  ),
  claims: z
    .array(
      z.strictObject({
        title: Text.describe("The claim in two to four words."),
        text: Text.describe("The claim, one sentence."),
      }),
    )
    .default([])
    .describe("Claims shown on the sites."),
  social: z
    .array(
      z.strictObject({
        network: z
          .enum(["facebook", "instagram", "linkedin", "youtube", "x", "tiktok"])
          .describe("Which network; names the icon."),
        href: HttpUrl.describe("Address of the profile."),
      }),
    )
    .default([])
    .describe("Profiles linked in the footers."),
  logo: Logo.optional().describe(
    `The logo in header, footer and on the root page: an SVG of ${BRAND_FOLDER}/. Without it the name is written.`,
  ),
  icon: BrandFile.optional().describe(
    `A square SVG of ${BRAND_FOLDER}/ for browser tabs, bookmarks and home screens. Without it the name's first letter in the theme's colours.`,
  ),
  fonts: BrandFonts.default({}).describe("Fonts of texts and headings. Without them each system's own."),
  picture: BrandPicture.optional().describe(
    "Picture of link previews for pages that have none of their own, and for which none is drawn.",
  ),
  sharePictures: SharePictures.default({ for: "site", fonts: [] }).describe(
    "Pictures of link previews that the build draws, 1200 × 630 pixels, in the brand's fonts and the theme's colours.",
  ),
  illustrations: Illustrations.default({ subjects: {}, arch: true }).describe(
    `Which drawing or picture of ${BRAND_FOLDER}/illustrations/ a page has. Without them a pattern in the theme's colours.`,
  ),
});

export type BrandConfig = z.output<typeof Brand>;
