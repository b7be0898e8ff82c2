import { contentHash } from "../../core/contentHash.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { BrandContext } from "./brandContext.ts";
import { findBrandFile } from "./findBrandFile.ts";
import { recolour } from "./svg.ts";

export interface IconBitmap {
  use: "tab" | "touch" | "app" | "maskable";
  /** Path in the country's folder. */
  name: string;
  svg: string;
  /** Width of the SVG, in its own units. */
  width: number;
  /** Width and height in pixels. */
  size: number;
  /** Fraction of a side that the SVG fills. */
  share: number;
  /** Background colour; undefined for a transparent one. */
  ground?: string;
  /** Hash of the fields above. */
  hash: string;
}

export type PlannedIcon = ReturnType<typeof planIcon>;

/**
 * Safari's tabs need an ICO, iPhones an opaque PNG, the web app manifest two PNGs and a maskable one, of which Android
 * may show only the middle four fifths (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const KINDS: readonly Pick<IconBitmap, "use" | "size" | "share">[] = [
  { use: "tab", size: 32, share: 1 },
  { use: "touch", size: 180, share: 0.76 },
  { use: "app", size: 192, share: 0.76 },
  { use: "app", size: 512, share: 0.76 },
  { use: "maskable", size: 512, share: 0.56 },
];

/** File names that browsers request at a host's root without a link to them. */
const ROOT_NAMES: Partial<Record<IconBitmap["use"], string>> = { tab: "favicon.ico", touch: "apple-touch-icon.png" };

/** Plans the icon: the brand's own, or its first letter in the theme's colours. */
export function planIcon(context: BrandContext, problems: Problem[]) {
  const { icon: name } = context.brand;
  const { paper } = context.colours;
  const file = name === undefined ? undefined : findBrandFile(context, name, ["icon"], problems);
  const svg = file ? recolour(context.files.read(file.path), context.colours).trim() : letterIcon(context);
  const width = file?.metadata.width ?? BOX;
  return {
    svg,
    /** Path in the country's folder. */
    file: `assets/icon-${contentHash(svg).slice(0, 8)}.svg`,
    /** Bitmaps for browsers without SVG icons and for home screens. A letter icon has none for the web app manifest. */
    bitmaps: KINDS.filter(({ use }) => file || use in ROOT_NAMES).map(({ use, size, share }): IconBitmap => {
      const ground = use === "tab" ? undefined : paper;
      const hash = contentHash(svg, use, String(size), String(share), ground ?? "");
      const path = `assets/icon-${hash.slice(0, 8)}${use === "tab" ? ".ico" : `-${size}.png`}`;
      return { use, name: path, svg, width, size, share, ground, hash };
    }),
  };
}

/** The bitmaps that browsers request at a host's root, under those names. */
export const rootIcons = ({ bitmaps }: PlannedIcon): IconBitmap[] =>
  bitmaps.flatMap((bitmap) => {
    const name = ROOT_NAMES[bitmap.use];
    return name === undefined ? [] : [{ ...bitmap, name }];
  });

/** Side of the icon, font size of its letter, and position of its baseline, in SVG units. */
const [BOX, LINE, BASELINE] = [64, 46, 48];

/** The name's first letter on a tile; a disc if the letter's outline is unknown. */
function letterIcon({ brand, colours, letter }: BrandContext): string {
  const outline = letter([...brand.name.toUpperCase()][0] ?? "");
  const scale = LINE / 1000;
  const x = outline ? (BOX - outline.width * scale) / 2 : 0;
  const shape = outline
    ? `<path fill="${colours.accent}" transform="translate(${x.toFixed(2)} ${BASELINE}) scale(${scale} -${scale})" d="${outline.d}"/>`
    : `<circle cx="32" cy="32" r="14" fill="${colours.accent}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><rect width="${BOX}" height="${BOX}" rx="14" fill="${colours.deep}"/>${shape}</svg>`;
}
