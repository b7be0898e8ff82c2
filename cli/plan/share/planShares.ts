import type { SiteConfig } from "../../model/config.ts";
import { toSlug } from "../../config/routes/paths.ts";
import { contentHash } from "../../core/contentHash.ts";
import { memoize } from "../../core/lookups.ts";
import type { Found } from "../../core/problems/problem.ts";
import { missingCharacters } from "./fontCharacters.ts";
import { SHARE_SIZE, type ShareFile, type ShareLook } from "./shareDrawing.ts";
import { shareArt, shareLook, type SharedLook } from "./shareLook.ts";
import type { SharePicture } from "../pictures/pictureVariants.ts";
import { count } from "../../core/console/text.ts";
import { nameSome } from "../../core/problems/suggest.ts";

interface SharedPage {
  /** Content key, from which the file name is made. */
  key: string;
  title: string;
  label?: string | undefined;
  art?: string | undefined;
}

/** A share picture, and the file to draw. */
export interface PlannedShare {
  picture?: SharePicture | undefined;
  file?: ShareFile | undefined;
  /** Letters that no font has. */
  missing: readonly string[];
}

export type PlannedShares = ReturnType<typeof planShares>;

/** Plans share pictures by the brand's settings; the build draws them later. @param home Path of the site's home. */
export function planShares(shared: SharedLook, home: string) {
  const { site, brand, fonts } = shared;
  const { sharePictures } = site.config.brand;
  const siteLook = shareLook(shared);
  const artOf = memoize((name: string) => {
    const art = shareArt(brand, name);
    return { art, hash: art ? ("svg" in art ? contentHash(art.svg) : art.hash) : "" };
  });
  const draw = ({ key, title, label, art: artName = "" }: SharedPage, look: ShareLook): PlannedShare => {
    const missing = [
      ...missingCharacters(fonts.heading, title + (look.name ?? "")),
      ...missingCharacters(fonts.body, (label ?? "") + (look.country ?? "")),
    ];
    if (missing.length > 0) return { missing };
    const { art, hash: artHash } = artOf(artName);
    const hash = contentHash(look.hash, artHash, title, label ?? "");
    const slug = toSlug(key.split("/").at(-1) ?? "").slice(0, 60) || "page";
    const name = `assets/share/${slug}-${hash.slice(0, 8)}.png`;
    return {
      picture: { src: home + name, ...SHARE_SIZE, type: "image/png", alt: title },
      file: { name, hash, drawing: { look, title, label, art } },
      missing,
    };
  };
  const common = (look: ShareLook): PlannedShare => {
    if (brand.share) return { picture: brand.share, missing: [] };
    // Without fonts nothing can be drawn.
    if (sharePictures.for === "none" || fonts.heading.length === 0) return { missing: [] };
    const { name, tagline } = brand.data;
    return draw({ key: "site", title: tagline ?? name, art: brand.illustrations.nameOf("home") }, look);
  };
  const sitePicture = common(siteLook);
  return {
    /** The site's picture, for pages without their own. */
    site: sitePicture,
    /** The country chooser's picture, without the country's name; used if this is the default country. */
    root: () => common(shareLook(shared, true)),
    of(page: SharedPage): PlannedShare {
      if (sharePictures.for !== "pages") return sitePicture;
      const drawn = draw(page, siteLook);
      return drawn.picture ? drawn : { ...sitePicture, missing: drawn.missing };
    },
  };
}

/** The distinct files to draw, sorted by name. */
export const sharesToDraw = (planned: readonly PlannedShare[]): ShareFile[] =>
  [...new Map(planned.flatMap(({ file }) => (file ? [[file.name, file] as const] : []))).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
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

export function shareProblems(planned: readonly PlannedShare[], site: SiteConfig): Found {
  const letters = [...new Set(planned.map(({ missing }) => missing))].filter((list) => list.length > 0);
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
    place: site.locate(["brand", "sharePictures"]),
  };
}
