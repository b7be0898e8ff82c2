import { cpSync, existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadConfig } from "../../config/loadConfig.ts";
import type { Config } from "../../model/config.ts";
import { themeColours } from "../../config/themeColours.ts";
import { readBrandFiles } from "../../content/brandAndPublicFiles.ts";
import type { BrandFontFacts } from "../../content/fonts/fontFacts.ts";
import { metricsKey, readFonts, SHIPPED_METRICS } from "../../content/fonts/readFonts.ts";
import { removePath, writeText } from "../../core/files.ts";
import { openGraph } from "../../core/graph/graph.ts";
import { planIcon } from "../../plan/brand/icon.ts";
import { networkTheme } from "../../plan/brand/siteStyle.ts";
import { planSiteFonts } from "../../plan/fonts/planFonts.ts";
import { openProject, PACKAGE_DIR, type Project } from "../../core/project.ts";
import { drawIcon } from "./encodePicture.ts";
import { cutSubset, fontCutter } from "./fontFiles.ts";
import { shippedFile, SHIPPED_BRAND } from "./shippedBrand.ts";

// Run when the command line has been compiled: makes fonts and icons of the shipped project, so that a build of it, or
// of another project with the same fonts, only copies them.
removePath(SHIPPED_BRAND);
const project = { ...openProject(PACKAGE_DIR), work: join(SHIPPED_BRAND, "work") };
const config = loadConfig(PACKAGE_DIR).value;
if (config) {
  const facts = await readFonts(openGraph(project), config);
  await shipFonts(config, facts);
  await shipIcons(project, config);
  removePath(project.work);
}

async function shipFonts(config: Config, facts: ReadonlyMap<string, BrandFontFacts>): Promise<void> {
  const metrics: Record<string, unknown> = {};
  for (const font of [...facts.values()].flatMap((own) => Object.values(own))) {
    if ("mistake" in font) throw new Error(font.mistake.message);
    metrics[metricsKey(font)] = font.fallbacks;
    const licence = join(dirname(font.faces[0]?.files[0]?.path ?? ""), "../LICENSE");
    if (existsSync(licence)) cpSync(licence, join(SHIPPED_BRAND, `${font.id}.LICENSE.txt`));
  }
  writeText(SHIPPED_METRICS, JSON.stringify(metrics));
  const fonts = planSiteFonts(config, { facts, cutter: fontCutter() });
  for (const { key } of config.sites)
    for (const subset of fonts.of(key).subsets) writeText(shippedFile(subset.hash, "woff2"), await cutSubset(subset));
}

async function shipIcons(from: Project, { network, countries, locateNetwork }: Config): Promise<void> {
  const files = await readBrandFiles(openGraph(from));
  const brands = [
    { brand: network.brand, theme: networkTheme(network), locate: locateNetwork },
    ...countries.map(({ key, config: { brand, theme }, locate }) => ({ brand, theme, locate, country: key })),
  ];
  for (const { theme, ...own } of brands) {
    const icon = planIcon({ ...own, colours: themeColours(theme), files, letter: () => undefined }, []);
    for (const bitmap of icon.bitmaps) writeText(shippedFile(bitmap.hash, "png"), await drawIcon(from, bitmap));
  }
}
