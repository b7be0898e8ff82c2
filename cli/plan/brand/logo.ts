import type { BrandLogo, LogoImage } from "../../../runtime/site/brand.ts";
import { contentHash } from "../../contentHash.ts";
import type { Problem } from "../../report/problem.ts";
import { svgDataUrl } from "../svgDataUrl.ts";
import type { BrandContext } from "./brandContext.ts";
import { findBrandFile } from "./findBrandFile.ts";
import { recolour } from "./recolour.ts";

/** Largest logo that is put into pages, in bytes: a file would be a request more before the first view. */
const INLINE_MOST = 2048;

interface PlannedLogo {
  logo?: BrandLogo;
  /** The logo's files, by name in the country's folder. */
  assets: [file: string, svg: string][];
  problems: Problem[];
}

/** The logo for light and dark ground. Pages of no country have it in them, whatever its size. */
export function planLogo(context: BrandContext): PlannedLogo {
  const { logo } = context.brand;
  const planned: PlannedLogo = { assets: [], problems: [] };
  if (!logo) return planned;
  const [light, dark] = (["light", "dark"] as const).map((ground) => planOne(context, ground, logo[ground], planned));
  return light && dark ? { ...planned, logo: { light, dark, name: logo.name } } : planned;
}

function planOne(
  context: BrandContext,
  ground: "light" | "dark",
  name: string,
  planned: PlannedLogo,
): LogoImage | undefined {
  const { file, problem } = findBrandFile(context, name, () => context.locate(["logo", ground]));
  if (!file) {
    planned.problems.push(problem);
    return undefined;
  }
  const svg = recolour(context.files.read(file.path), context.colours);
  const { width, height } = file.fact;
  const asset = logoFile(svg);
  if (context.home === undefined) return { src: svgDataUrl(svg), width, height };
  planned.assets.push([asset, svg]);
  return { src: svg.length > INLINE_MOST ? context.home + asset : svgDataUrl(svg), width, height };
}

const logoFile = (svg: string): string => `assets/logo-${contentHash(svg).slice(0, 8)}.svg`;
