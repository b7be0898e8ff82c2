import type { SiteConfig } from "../../model/config.ts";
import { toSlug } from "../../config/routes/paths.ts";
import { contentHash } from "../../core/contentHash.ts";
import { memoize } from "../../core/lookups.ts";
import type { Found, Place } from "../../core/problems/problem.ts";
import type { PlannedBrand } from "../brand/planBrand.ts";
import { missingCharacters } from "./fontCharacters.ts";
import { SHARE_SIZE, type ShareArt, type ShareDrawing, type ShareFile, type ShareLook } from "./shareDrawing.ts";
import { shareArt, shareLook } from "./shareLook.ts";
import type { SharePicture } from "./sharePicture.ts";
import { count } from "../../core/console/text.ts";
import { nameSome } from "../../core/problems/suggest.ts";

/** A page's input for its share picture. */
interface SharedPage {
  /** Content key, from which the file name is made. */
  key: string;
  title: string;
  label?: string | undefined;
  /** Name of the illustration. */
  art?: string | undefined;
}

/** A share picture, and the file to draw. */
export interface PlannedShare {
  picture?: SharePicture | undefined;
  file?: ShareFile | undefined;
  /** Letters that no font has. */
  missing: readonly string[];
}

/** The share pictures of a site. */
export interface PlannedShares {
  /** The site's picture, for pages without their own. */
  site: PlannedShare;
  /** The country chooser's picture, without the country's name; used if this is the default country. */
  root(): PlannedShare;
  /** A page's picture. */
  of(page: SharedPage): PlannedShare;
}

interface Options {
  site: SiteConfig;
  brand: PlannedBrand;
  /** Path of the site's home. */
  home: string;
  fonts: ShareLook["fonts"];
  /** Versions of the flags and of the drawing code. */
  versions: readonly string[];
}

const NONE: PlannedShare = { missing: [] };

/** Plans share pictures by the brand's settings; the build draws them later. */
export function planShares({ site, brand, home, fonts, versions }: Options): PlannedShares {
  const { sharePictures } = site.config.brand;
  const siteLook = shareLook({ brand, site, fonts, versions });
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
    // Without fonts nothing can be drawn.
    return fonts.heading.length === 0 ? NONE : planned;
  };
  const sitePicture = common(siteLook);
  return {
    site: sitePicture,
    root: () => common(shareLook({ brand, site, fonts, versions, isNetwork: true })),
    of: (page) => {
      if (sharePictures.for !== "pages") return sitePicture;
      const { picture, file, missing } = draw(page, siteLook);
      return picture ? { picture, file, missing } : { ...sitePicture, missing };
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
): Pick<PlannedShare, "picture" | "file"> {
  const { look, title, label = "" } = drawing;
  const hash = contentHash(look.hash, artHash, title, label);
  const slug = toSlug(key.split("/").at(-1) ?? "").slice(0, 60) || "page";
  const name = `assets/share/${slug}-${hash.slice(0, 8)}.png`;
  return {
    picture: { src: home + name, ...SHARE_SIZE, type: "image/png", alt: title },
    file: { name, hash, drawing: { ...drawing, ...(art && { art }) } },
  };
}

/** The distinct files to draw, sorted by name. */
export const sharesToDraw = (planned: readonly PlannedShare[]): ShareFile[] =>
  [...new Map(planned.flatMap(({ file }) => (file ? [[file.name, file] as const] : []))).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );

/** Reports letters that the fonts of a site lack. */
export const shareProblems = (planned: readonly PlannedShare[], site: SiteConfig): Found =>
  missingLetters(
    [...new Set(planned.map(({ missing }) => missing))].filter((letters) => letters.length > 0),
    () => site.locate(["brand", "sharePictures"]),
  );

/** Noto font families by script (ISO 15924). */
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

/** The package of a Noto font that has a letter. */
function fontFor(letter: string): string {
  const script = Object.keys(FAMILIES).find((code) => new RegExp(`\\p{Script=${code}}`, "u").test(letter));
  return `@fontsource/noto-${FAMILIES[script ?? ""] ?? "sans"}`;
}

/** Reports missing letters; `letters` has one list per share picture. */
function missingLetters(letters: readonly (readonly string[])[], locate: () => Place): Found {
  if (letters.length === 0) return undefined;
  const all = [...new Set(letters.flat())].sort();
  const fonts = [...new Set(all.map(fontFor))].sort();
  // Combining marks alone are unreadable.
  const baseLetters = all.filter((letter) => !/\p{Mark}/u.test(letter));
  const shown = nameSome(baseLetters.length > 0 ? baseLetters : all, 6);
  return {
    code: "missing-letters",
    severity: "warning",
    message: `No font has ${shown} for ${count(letters.length, "share picture")}`,
    why: "A letter without a font would be an empty box. The page uses the picture of the whole site instead, if that can be drawn.",
    hint: `Run \`npm install ${fonts.join(" ")}\`, and add \`fonts: [${fonts.map((font) => `"${font}"`).join(", ")}]\` to \`sharePictures\` below \`brand\`.`,
    place: locate(),
  };
}
