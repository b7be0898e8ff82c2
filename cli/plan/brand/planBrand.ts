import type { BrandData, BrandLogo, LogoImage } from "../../../runtime/site/brand.ts";
import type { Problem } from "../../report/problem.ts";
import { type PictureForm, pictureForms } from "../pictureForms.ts";
import type { BrandContext } from "./brandContext.ts";
import { planIcon, type PlannedIcon } from "./icon.ts";
import { planIllustrations, type PlannedIllustrations } from "./illustrations.ts";
import { type SharePicture, previewOf } from "../share/sharePicture.ts";
import { BRAND_FOLDER } from "../../config/brandFiles.ts";
import { findBrandFile } from "./findBrandFile.ts";
import { contentHash } from "../../contentHash.ts";
import { svgDataUrl } from "../svgDataUrl.ts";
import { recolour } from "./recolour.ts";

/** All that is planned of a brand. */
export interface PlannedBrand {
  /** What pages are made from. */
  data: BrandData;
  /** The logo's file in the country's folder. */
  logoFile?: string;
  icon: PlannedIcon;
  /** Its web app manifest's file. */
  manifest?: string;
  illustrations: Pick<PlannedIllustrations, "nameOf" | "all">;
  /** The picture of link previews that it names. */
  share?: SharePicture;
  /** Drawings and other small files, by file name in the country's folder. */
  assets: [file: string, svg: string][];
  /** Files of pictures. */
  pictures: PictureForm[];
  problems: Problem[];
}

/** Plans how a brand is shown: logo, icon, illustrations, picture of link previews. */
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
    pictures: [...illustrations.forms, ...share.forms],
    problems: [...logo.problems, ...problems, ...illustrations.problems, ...share.problems],
  };
}

/** Finds the picture of link previews that the brand names, and plans its file: of its forms the one that every link preview reads. */
function planSharePicture(context: BrandContext): {
  share?: SharePicture;
  forms: PictureForm[];
  problems: Problem[];
} {
  const { picture } = context.brand;
  if (!picture) return { forms: [], problems: [] };
  const { file, problem } = findBrandFile(context, picture.file, () => context.locate(["picture", "file"]));
  if (!file) return { forms: [], problems: [problem] };
  const { shown, forms } = pictureForms(`${BRAND_FOLDER}/${file.path}`, file.fact, context.home ?? "/");
  return {
    share: previewOf({ ...shown, alt: picture.alt }),
    forms: forms.filter(({ name }) => shown.src.endsWith(`/${name}`)),
    problems: [],
  };
}

/** What a home screen is told of a site (https://www.w3.org/TR/appmanifest/); undefined for a brand without an icon. */
function planWebManifest(
  { brand, home = "/", colours }: BrandContext,
  { forms }: PlannedIcon,
): [file: string, json: string] | undefined {
  const shown = forms.filter(({ use }) => use === "app" || use === "maskable");
  if (shown.length === 0) return undefined;
  const json = JSON.stringify({
    id: home,
    name: brand.name,
    start_url: home,
    scope: home,
    display: "browser",
    background_color: colours.paper,
    theme_color: colours.deep,
    icons: shown.map(({ use, name, size }) => ({
      src: home + name,
      sizes: `${size}x${size}`,
      type: "image/png",
      ...(use === "maskable" && { purpose: use }),
    })),
  });
  return [`assets/app-${contentHash(json).slice(0, 8)}.webmanifest`, json];
}

/** Largest logo that is put into pages, in bytes: a file would be a request more before the first view. */
const INLINE_MOST = 2048;

interface PlannedLogo {
  logo?: BrandLogo;
  /** The logo's files, by name in the country's folder. */
  assets: [file: string, svg: string][];
  problems: Problem[];
}

/** The logo for light and dark ground. Pages of no country have it in them, whatever its size. */
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
  return { src: svg.length > INLINE_MOST ? context.home + asset : svgDataUrl(svg), width, height };
}

const logoFile = (svg: string): string => `assets/logo-${contentHash(svg).slice(0, 8)}.svg`;
