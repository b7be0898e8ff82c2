import { z } from "zod";
import { BRAND_FOLDER, ILLUSTRATIONS, isFileBelow } from "../brandFiles.ts";
import { BrandFonts, Font } from "./fonts.ts";
import { HttpUrl, Text, Slug } from "./primitives.ts";
import type { ProblemCode } from "../../report/problem.ts";
import { isPictureName } from "../pictureName.ts";
import { AltText } from "./picture.ts";

const code: ProblemCode = "invalid-value";

const named = (test: (name: string) => boolean, what: string, example: string) =>
  z
    .string()
    .refine((name) => isFileBelow(name) && test(name), {
      error: `The value is no name of ${what}`,
      params: { code, hint: `Put the file into ${BRAND_FOLDER}/ and write its name, for example \`${example}\`.` },
    })
    .meta({ examples: [example] });

/** An SVG in the brand's folder. */
const BrandFile = named((name) => name.endsWith(".svg"), "an SVG file", "logo.svg");

/** One logo, or one each for light and dark backgrounds. */
const Logo = z.union([
  BrandFile.transform((file) => ({ light: file, dark: file, name: false })),
  z
    .strictObject({
      light: BrandFile.describe("The logo on light ground."),
      dark: BrandFile.optional().describe("The logo on dark ground, such as the footer's. By default the same."),
      name: z.boolean().default(false).describe("Writes the brand's name beside it: for a mark without the name."),
    })
    .transform(({ light, dark, name }) => ({ light, dark: dark ?? light, name })),
]);

/** The brand's own share picture. */
const BrandPicture = z.strictObject({
  file: named(
    (name) => isPictureName(name) && !name.endsWith(".svg"),
    "a picture that link previews show",
    "share.jpg",
  ).describe(`A JPEG, PNG, WebP, AVIF or TIFF of ${BRAND_FOLDER}/, best 1200 × 630 pixels.`),
  alt: AltText.describe("What the picture shows, for those who can't see it; required."),
});

/** Rules that select a page's illustration. */
const Illustrations = z.strictObject({
  subjects: z
    .record(z.string().regex(/^[\w-]+$/, { error: "Write the name of the file without its ending." }), z.array(Text))
    .default({})
    .describe(
      `By the name of a file in ${BRAND_FOLDER}/${ILLUSTRATIONS}/, without its ending: the words of content keys that it stands for. Of several the first fits.`,
    ),
  other: Slug.optional().describe("Name of the illustration for pages that none of the words fits."),
  arch: z
    .boolean()
    .default(true)
    .describe(
      "Shows the illustration of the host's own pages, to choose a country and of what is not found, under an arch, in network.yaml. With false it fills its side of the page.",
    ),
});

/** Share pictures that a build draws. */
const SharePictures = z.strictObject({
  for: z
    .enum(["pages", "site", "none"])
    .default("site")
    .describe(
      "`pages` draws one for each page that names none, with its title; `site` one for all of them, with the tagline, where `picture` names none; `none` draws none.",
    ),
  fonts: z
    .array(Font)
    .default([])
    .describe(
      "Fonts of letters that those of the brand have not, such as `@fontsource/noto-sans-devanagari`. They are drawn with, and no page loads them.",
    ),
});

/** The owner of the sites and their look. A country's `brand` overrides single keys. */
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
