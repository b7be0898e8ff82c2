import type { Disclosed } from "../../../runtime/site/sections.ts";
import type { FontConfig } from "../../config/schema/fonts.ts";
import type { SiteContext } from "../siteContext.ts";

/** Packages whose code runs in visitors' browsers. */
export const BROWSER_PACKAGES = [
  "react",
  "react-dom",
  "react-router-dom",
  "react-hook-form",
  "zod",
  "js-cookie",
  "minisearch",
  "swiper",
];

/** Works of others that the site shows, and their licences. */
export function discloseLicences(site: SiteContext): Disclosed[] {
  const { t } = site;
  const { fonts } = site.site.config.brand;
  const fontNames = new Set([fonts.body, fonts.heading].flatMap((font) => (font ? nameOf(font) : [])));
  const hasMap = [...site.copies.values()].some(({ data }) => data.sections?.some(({ type }) => type === "map"));
  const licensed = (name: string, text: string, licence = site.licenceOf(name)): Disclosed => ({
    name,
    text,
    facts: [{ label: t("disclosure.licence"), values: [licence ?? t("owner.gap")] }],
  });
  return [
    ...[...fontNames].map((name) => licensed(name, t("disclosure.font"))),
    licensed("flag-icons", t("disclosure.flags")),
    ...(hasMap ? [licensed("Natural Earth", t("disclosure.map"), t("disclosure.publicDomain"))] : []),
    licensed("sitegen", t("disclosure.icons")),
    ...[...byLicence(site)].map(([licence, names]) => licensed(names.join(", "), t("disclosure.script"), licence)),
  ];
}

function byLicence({ licenceOf }: SiteContext): Map<string | undefined, string[]> {
  const groups = new Map<string | undefined, string[]>();
  for (const name of BROWSER_PACKAGES) groups.set(licenceOf(name), [...(groups.get(licenceOf(name)) ?? []), name]);
  return groups;
}

/** Name of a font: its package, or its files. */
const nameOf = (font: FontConfig): string =>
  "files" in font ? font.files.map(({ file }) => file).join(", ") : font.package;
