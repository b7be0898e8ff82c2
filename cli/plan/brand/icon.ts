import { contentHash } from "../../contentHash.ts";
import type { Problem } from "../../report/problem.ts";
import type { BrandContext } from "./brandContext.ts";
import { findBrandFile } from "./findBrandFile.ts";
import { recolour } from "./recolour.ts";

/** A PNG that a build makes of the icon. */
export interface IconForm {
  /** Path in the country's folder. */
  name: string;
  svg: string;
  /** Width of the drawing, in its own units. */
  width: number;
  /** Pixels of a side. */
  size: number;
  /** Colour behind it: home screens have no transparent icons. */
  ground: string;
  /** Hash of all that. */
  hash: string;
}

/** The icon of a site. */
export interface PlannedIcon {
  svg: string;
  /** Its file in the country's folder. */
  file: string;
  /** For home screens: Apple's, then those of the web app manifest. None for a letter. */
  forms: readonly IconForm[];
}

/** Side in pixels of Apple's touch icon, and of the two that a web app manifest wants. */
const SIZES = [180, 192, 512] as const;

/** The icon for tabs and home screens: the brand's own, or its first letter in the theme's colours. */
export function planIcon(context: BrandContext): { icon: PlannedIcon; problems: Problem[] } {
  const { icon: name } = context.brand;
  const found = name === undefined ? undefined : findBrandFile(context, name, () => context.locate(["icon"]));
  const svg = found?.file ? recolour(context.files.read(found.file.path), context.colours).trim() : letterIcon(context);
  const form = (size: number): IconForm => {
    const ground = context.colours.paper;
    const hash = contentHash(svg, ground, String(size));
    const width = found?.file?.fact.width ?? BOX;
    return { name: `assets/icon-${hash.slice(0, 8)}-${size}.png`, svg, width, size, ground, hash };
  };
  return {
    icon: {
      svg,
      file: `assets/icon-${contentHash(svg).slice(0, 8)}.svg`,
      forms: found?.file ? SIZES.map((size) => form(size)) : [],
    },
    problems: found?.problem ? [found.problem] : [],
  };
}

/** Side of the icon's box, height of its letter's line, and of its baseline, in units of the drawing. */
const [BOX, LINE, BASELINE] = [64, 46, 48];

/** The first letter of the name on a tile; a disc where the letter's outline is not known. */
function letterIcon({ brand, colours, letter }: BrandContext): string {
  const outline = letter([...brand.name.toUpperCase()][0] ?? "");
  const scale = LINE / 1000;
  const x = outline ? (BOX - outline.width * scale) / 2 : 0;
  const shape = outline
    ? `<path fill="${colours.accent}" transform="translate(${x.toFixed(2)} ${BASELINE}) scale(${scale} -${scale})" d="${outline.d}"/>`
    : `<circle cx="32" cy="32" r="14" fill="${colours.accent}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><rect width="${BOX}" height="${BOX}" rx="14" fill="${colours.deep}"/>${shape}</svg>`;
}
