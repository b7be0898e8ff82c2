import type { SiteConfig } from "../../config/loadConfig.ts";
import { toSlug } from "../../config/slug.ts";
import { contentHash } from "../../contentHash.ts";
import { memoize } from "../../memoize.ts";
import type { Problem, Place } from "../../report/problem.ts";
import type { PlannedBrand } from "../brand/planBrand.ts";
import { missingCharacters } from "./fontCharacters.ts";
import { SHARE_SIZE, type ShareArt, type ShareDrawing, type ShareForm, type ShareLook } from "./shareDrawing.ts";
import { shareArt, shareLook } from "./shareLook.ts";
import type { SharePicture } from "./sharePicture.ts";
import { count } from "../../report/count.ts";
import { nameSome } from "../../report/suggest.ts";

/** What a page's picture is made from. */
interface SharedPage {
  /** Its path in the configuration, of which the file's name is made. */
  key: string;
  title: string;
  label?: string | undefined;
  /** Name of its illustration. */
  art?: string | undefined;
}

/** A picture, and the file that has to be drawn for it. */
export interface PlannedShare {
  picture?: SharePicture | undefined;
  form?: ShareForm | undefined;
  /** Letters of the page for which there is no font. */
  missing: readonly string[];
}

/** The share pictures of one site. */
export interface PlannedShares {
  /** That of pages that have none of their own. */
  site: PlannedShare;
  /** That of the page to choose a country, where this site stands for all: without the country's name. */
  root(): PlannedShare;
  /** That of a page. */
  of(page: SharedPage): PlannedShare;
}

interface Options {
  site: SiteConfig;
  brand: PlannedBrand;
  /** Path of the site's home. */
  home: string;
  fonts: ShareLook["fonts"];
  /** Versions of the flags and of what draws. */
  versions: readonly string[];
}

const NONE: PlannedShare = { missing: [] };

/** Plans them by the brand's settings. Nothing is drawn in plans. */
export function planShares({ site, brand, home, fonts, versions }: Options): PlannedShares {
  const { sharePictures } = site.config.brand;
  const own = shareLook({ brand, site, fonts, versions });
  const art = memoize((name: string) => hashed(shareArt(brand, name)));
  const draw = ({ key, title, label, art: name }: SharedPage, look: ShareLook): PlannedShare => {
    const missing = [
      ...missingCharacters(fonts.heading, title + (look.name ?? "")),
      ...missingCharacters(fonts.body, (label ?? "") + (look.country ?? "")),
    ];
    if (missing.length > 0) return { missing };
    return { ...drawn(home, key, { look, title, ...(label !== undefined && { label }) }, art(name ?? "")), missing };
  };
  const common = (look: ShareLook): PlannedShare => {
    if (brand.share) return { picture: brand.share, missing: [] };
    if (sharePictures.for === "none") return NONE;
    const { name, tagline } = brand.data;
    const planned = draw({ key: "site", title: tagline ?? name, art: brand.illustrations.nameOf("home") }, look);
    // A project without fonts was not asked for any.
    return fonts.heading.length === 0 ? NONE : planned;
  };
  const whole = common(own);
  return {
    site: whole,
    root: () => common(shareLook({ brand, site, fonts, versions, isNetwork: true })),
    of: (page) => {
      if (sharePictures.for !== "pages") return whole;
      const { picture, form, missing } = draw(page, own);
      return picture ? { picture, form, missing } : { ...whole, missing };
    },
  };
}

interface HashedArt {
  art?: ShareArt | undefined;
  hash: string;
}

function hashed(art: ShareArt | undefined): HashedArt {
  if (!art) return { hash: "" };
  return { art, hash: "svg" in art ? contentHash(art.svg) : art.hash };
}

function drawn(
  home: string,
  key: string,
  drawing: ShareDrawing,
  { art, hash: artHash }: HashedArt,
): Pick<PlannedShare, "picture" | "form"> {
  const { look, title, label = "" } = drawing;
  const hash = contentHash(look.hash, artHash, title, label);
  const slug = toSlug(key.split("/").at(-1) ?? "").slice(0, 60) || "page";
  const name = `assets/share/${slug}-${hash.slice(0, 8)}.png`;
  return {
    picture: { src: home + name, ...SHARE_SIZE, type: "image/png", alt: title },
    form: { name, hash, drawing: { ...drawing, ...(art && { art }) } },
  };
}

/** The files that are drawn for some pages, each once, in the order of their names. */
export const shareForms = (planned: readonly PlannedShare[]): ShareForm[] =>
  [...new Map(planned.flatMap(({ form }) => (form ? [[form.name, form] as const] : []))).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );

/** What the fonts of a site lack. */
export const shareProblems = (planned: readonly PlannedShare[], site: SiteConfig): Problem[] =>
  missingLetters(
    [...new Set(planned.map(({ missing }) => missing))].filter((letters) => letters.length > 0),
    () => site.locate(["brand", "sharePictures"]),
  );

/** Scripts by their ISO 15924 codes, with the family of Noto that draws them. */
const FAMILIES: Record<string, string> = {
  Arab: "sans-arabic",
  Armn: "sans-armenian",
  Beng: "sans-bengali",
  Deva: "sans-devanagari",
  Ethi: "sans-ethiopic",
  Geor: "sans-georgian",
  Gujr: "sans-gujarati",
  Guru: "sans-gurmukhi",
  Hang: "sans-kr",
  Hani: "sans-sc",
  Hebr: "sans-hebrew",
  Hira: "sans-jp",
  Kana: "sans-jp",
  Khmr: "sans-khmer",
  Knda: "sans-kannada",
  Laoo: "sans-lao",
  Mlym: "sans-malayalam",
  Mymr: "sans-myanmar",
  Orya: "sans-oriya",
  Sinh: "sans-sinhala",
  Taml: "sans-tamil",
  Telu: "sans-telugu",
  Thai: "sans-thai",
  Tibt: "serif-tibetan",
};

/** A font that has a letter. */
function fontFor(letter: string): string {
  const script = Object.keys(FAMILIES).find((code) => new RegExp(`\\p{Script=${code}}`, "u").test(letter));
  return `@fontsource/noto-${FAMILIES[script ?? ""] ?? "sans"}`;
}

/** Which letters the texts of some share pictures have that no font can draw. `letters` are those of each; the place is looked up by need. */
function missingLetters(letters: readonly (readonly string[])[], locate: () => Place): Problem[] {
  if (letters.length === 0) return [];
  const all = [...new Set(letters.flat())].sort();
  const fonts = [...new Set(all.map(fontFor))].sort();
  // A mark without its letter can't be read.
  const bases = all.filter((letter) => !/\p{Mark}/u.test(letter));
  const shown = nameSome(bases.length > 0 ? bases : all, 6);
  return [
    {
      code: "missing-letters",
      severity: "warning",
      message: `No font has ${shown} for ${count(letters.length, "share picture")}`,
      why: "A letter without a font would be an empty box. In its place the page has the picture of the whole site, if that can be drawn.",
      hint: `Run \`npm install ${fonts.join(" ")}\`, and add \`fonts: [${fonts.map((font) => `"${font}"`).join(", ")}]\` to \`sharePictures\` below \`brand\`.`,
      place: locate(),
    },
  ];
}
