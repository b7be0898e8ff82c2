import type { BrandData, BrandLogo, LogoImage } from "../../../runtime/site/brand.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { type PictureVariant, pictureVariants } from "./pictureVariants.ts";
import type { BrandContext } from "./brandContext.ts";
import { planIcon, type PlannedIcon } from "./icon.ts";
import { planIllustrations, type PlannedIllustrations } from "./illustrations.ts";
import { type SharePicture, previewOf } from "../share/sharePicture.ts";
import { BRAND_FOLDER } from "../../config/files/pictureFiles.ts";
import { findBrandFile } from "./findBrandFile.ts";
import { contentHash } from "../../core/contentHash.ts";
import { svgDataUrl, recolour } from "./svg.ts";

export interface PlannedBrand {
  /** The brand's data for pages. */
  data: BrandData;
  /** Path of the logo in the country's folder. */
  logoFile?: string;
  icon: PlannedIcon;
  /** Path of the web app manifest. */
  manifest?: string;
  illustrations: PlannedIllustrations;
  share?: SharePicture;
  /** Drawings and other small files, by path in the country's folder. */
  assets: [file: string, svg: string][];
  /** Output files of pictures. */
  pictures: PictureVariant[];
  problems: Problem[];
}

/** Plans logo, icon, illustrations and share picture. */
export function planBrand(context: BrandContext): PlannedBrand {
  const { name, tagline, description, claims, social } = context.brand;
  const logo = planLogo(context);
  const { icon, problems } = planIcon(context);
  const illustrations = planIllustrations(context);
  const manifest = planWebManifest(context, icon);
  const share = planSharePicture(context);
  const [logoFile] = logo.assets[0] ?? [];
  return {
    data: {
      name,
      ...(tagline !== undefined && { tagline }),
      description,
      claims,
      social,
      ...(logo.logo && { logo: logo.logo }),
    },
    ...(logoFile !== undefined && { logoFile }),
    icon,
    ...(manifest && { manifest: manifest[0] }),
    illustrations,
    ...(share.share && { share: share.share }),
    assets: [...logo.assets, ...illustrations.assets, ...(manifest ? [manifest] : [])],
    pictures: [...illustrations.variants, ...share.variants],
    problems: [...logo.problems, ...problems, ...illustrations.problems, ...share.problems],
  };
}

/** Plans the brand's own share picture. Only its JPEG or PNG is needed, which every link preview reads. */
function planSharePicture(context: BrandContext): {
  share?: SharePicture;
  variants: PictureVariant[];
  problems: Problem[];
} {
  const { picture } = context.brand;
  if (!picture) return { variants: [], problems: [] };
  const { file, problem } = findBrandFile(context, picture.file, () => context.locate(["picture", "file"]));
  if (!file) return { variants: [], problems: [problem] };
  const { shown, variants } = pictureVariants(`${BRAND_FOLDER}/${file.path}`, file.fact, context.home ?? "/");
  return {
    share: previewOf({ ...shown, alt: picture.alt }),
    variants: variants.filter(({ name }) => shown.src.endsWith(`/${name}`)),
    problems: [],
  };
}

/** The web app manifest (https://www.w3.org/TR/appmanifest/); undefined for a brand without an icon. */
function planWebManifest(
  { brand, home = "/", colours }: BrandContext,
  { bitmaps }: PlannedIcon,
): [file: string, json: string] | undefined {
  const icons = bitmaps.filter(({ use }) => use === "app" || use === "maskable");
  if (icons.length === 0) return undefined;
  const json = JSON.stringify({
    id: home,
    name: brand.name,
    start_url: home,
    scope: home,
    display: "browser",
    background_color: colours.paper,
    theme_color: colours.deep,
    icons: icons.map(({ use, name, size }) => ({
      src: home + name,
      sizes: `${size}x${size}`,
      type: "image/png",
      ...(use === "maskable" && { purpose: use }),
    })),
  });
  return [`assets/app-${contentHash(json).slice(0, 8)}.webmanifest`, json];
}

/** Largest logo that is inlined into pages, in bytes; it saves a request before the first paint. */
const MAX_INLINE_BYTES = 2048;

interface PlannedLogo {
  logo?: BrandLogo;
  assets: [file: string, svg: string][];
  problems: Problem[];
}

/** Plans the logos for light and dark backgrounds. Pages of no country always inline them. */
function planLogo(context: BrandContext): PlannedLogo {
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
  return { src: svg.length > MAX_INLINE_BYTES ? context.home + asset : svgDataUrl(svg), width, height };
}

const logoFile = (svg: string): string => `assets/logo-${contentHash(svg).slice(0, 8)}.svg`;
