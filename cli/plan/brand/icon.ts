import { contentHash } from "../../contentHash.ts";
import type { Problem } from "../../report/problem.ts";
import type { BrandContext } from "./brandContext.ts";
import { findBrandFile } from "./findBrandFile.ts";
import { recolour } from "./recolour.ts";

/** What a form of the icon is for. */
type IconUse = "tab" | "touch" | "app" | "maskable";

/** A file of pixels that a build makes of the icon. */
export interface IconForm {
  use: IconUse;
  /** Path in the country's folder. */
  name: string;
  svg: string;
  /** Width of the drawing, in its own units. */
  width: number;
  /** Pixels of a side. */
  size: number;
  /** How much of a side the drawing takes. */
  share: number;
  /** Colour behind it; undefined for one that is shown on any ground. */
  ground?: string;
  /** Hash of all that. */
  hash: string;
}

/** The icon of a site. */
export interface PlannedIcon {
  svg: string;
  /** Its file in the country's folder. */
  file: string;
  /** Files of pixels, for browsers that show no SVG and for home screens. A letter has none for the web app manifest. */
  forms: readonly IconForm[];
}

interface IconKind {
  use: IconUse;
  size: number;
  share: number;
  isTransparent?: boolean;
}

/**
 * What browsers and phones ask for: tabs of Safari an ICO, iPhones a PNG without transparency, the web app manifest two PNGs
 * and one that Android may cut to a circle of four fifths (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const KINDS: readonly IconKind[] = [
  { use: "tab", size: 32, share: 1, isTransparent: true },
  { use: "touch", size: 180, share: 0.76 },
  { use: "app", size: 192, share: 0.76 },
  { use: "app", size: 512, share: 0.76 },
  { use: "maskable", size: 512, share: 0.56 },
];

/** Where browsers and phones look for an icon at the root of a host, when no page has told them. */
const AT_ROOT: Partial<Record<IconUse, string>> = { tab: "favicon.ico", touch: "apple-touch-icon.png" };

/** The icon for tabs and home screens: the brand's own, or its first letter in the theme's colours. */
export function planIcon(context: BrandContext): { icon: PlannedIcon; problems: Problem[] } {
  const { icon: name } = context.brand;
  const found = name === undefined ? undefined : findBrandFile(context, name, () => context.locate(["icon"]));
  const svg = found?.file ? recolour(context.files.read(found.file.path), context.colours).trim() : letterIcon(context);
  const width = found?.file?.fact.width ?? BOX;
  const form = ({ use, size, share, isTransparent = false }: IconKind): IconForm => {
    const ground = isTransparent ? undefined : context.colours.paper;
    const hash = contentHash(svg, use, String(size), String(share), ground ?? "");
    const ending = use === "tab" ? ".ico" : `-${size}.png`;
    return {
      use,
      name: `assets/icon-${hash.slice(0, 8)}${ending}`,
      svg,
      width,
      size,
      share,
      ...(ground !== undefined && { ground }),
      hash,
    };
  };
  return {
    icon: {
      svg,
      file: `assets/icon-${contentHash(svg).slice(0, 8)}.svg`,
      forms: KINDS.filter(({ use }) => found?.file || use === "tab" || use === "touch").map(form),
    },
    problems: found?.problem ? [found.problem] : [],
  };
}

/** The forms that are asked for at the root of a host, under those names. */
export const rootIcons = ({ forms }: Pick<PlannedIcon, "forms">): IconForm[] =>
  forms.flatMap((form) => {
    const name = AT_ROOT[form.use];
    return name === undefined ? [] : [{ ...form, name }];
  });

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
