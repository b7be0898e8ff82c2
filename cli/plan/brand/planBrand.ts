import type { BrandData, BrandLogo, LogoImage } from "../../../runtime/site/brand.ts";
import { pictureVariants, previewOf, type SharePicture } from "../pictures/pictureVariants.ts";
import type { BrandContext, BrandFinds } from "./brandContext.ts";
import { planIcon, type PlannedIcon } from "./icon.ts";
import { planIllustrations } from "./illustrations.ts";
import { BRAND_FOLDER } from "../../config/files/pictureFiles.ts";
import { findBrandFile } from "./findBrandFile.ts";
import { contentHash } from "../../core/contentHash.ts";
import { svgDataUrl, recolour } from "./svg.ts";

export type PlannedBrand = ReturnType<typeof planBrand>;

export function planBrand(context: BrandContext) {
  const { name, tagline, description, claims, social } = context.brand;
  const found: BrandFinds = { assets: [], pictures: [], problems: [] };
  const logo = planLogo(context, found);
  const [logoFile] = found.assets[0] ?? [];
  const icon = planIcon(context, found.problems);
  const illustrations = planIllustrations(context, found);
  const manifest = planWebManifest(context, icon);
  if (manifest) found.assets.push(manifest);
  const data: BrandData = { name, tagline, description, claims, social, logo };
  return {
    data,
    /** Path of the logo in the country's folder. */
    logoFile,
    icon,
    manifest: manifest?.[0],
    illustrations,
    share: planSharePicture(context, found),
    ...found,
  };
}

/** Plans the brand's own share picture. Only its JPEG or PNG is needed, which every link preview reads. */
function planSharePicture(context: BrandContext, found: BrandFinds): SharePicture | undefined {
  const { picture } = context.brand;
  const file = picture && findBrandFile(context, picture.file, ["picture", "file"], found.problems);
  if (!file) return undefined;
  const { shown, variants } = pictureVariants(`${BRAND_FOLDER}/${file.path}`, file.metadata, context.home ?? "/");
  found.pictures.push(...variants.filter(({ name }) => shown.src.endsWith(`/${name}`)));
  return previewOf({ ...shown, alt: picture.alt });
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
      purpose: use === "maskable" ? use : undefined,
    })),
  });
  return [`assets/app-${contentHash(json).slice(0, 8)}.webmanifest`, json];
}

/** Largest logo that is inlined into pages, in bytes; it saves a request before the first paint. */
const MAX_INLINE_BYTES = 2048;

/** Plans the logos for light and dark backgrounds. Pages of no country always inline them. */
function planLogo(context: BrandContext, found: BrandFinds): BrandLogo | undefined {
  const { home, files, colours } = context;
  const { logo } = context.brand;
  const imageOf = (ground: "light" | "dark"): LogoImage | undefined => {
    const file = logo && findBrandFile(context, logo[ground], ["logo", ground], found.problems);
    if (!file) return undefined;
    const svg = recolour(files.read(file.path), colours);
    const { width, height } = file.metadata;
    const asset = `assets/logo-${contentHash(svg).slice(0, 8)}.svg`;
    if (home !== undefined) found.assets.push([asset, svg]);
    const isInline = home === undefined || svg.length <= MAX_INLINE_BYTES;
    return { src: isInline ? svgDataUrl(svg) : home + asset, width, height };
  };
  const [light, dark] = [imageOf("light"), imageOf("dark")];
  return logo && light && dark && { light, dark, name: logo.name };
}
