import { groupBy } from "../../core/lookups.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import type { Disclosed } from "../../../runtime/site/sections.ts";
import { LICENCES_FILE } from "../../config/files/builtFiles.ts";
import type { FontConfig } from "../../config/schema/country/brand.ts";

/** Lists third-party works of the site with their licences, and links to the licence texts. */
export function discloseLicences(site: SiteContext): Disclosed[] {
  const { t } = site;
  const { fonts } = site.site.config.brand;
  const fontNames = new Set([fonts.body, fonts.heading].flatMap((font) => (font ? nameOf(font) : [])));
  const hasMap = [...site.copies.values()].some(({ data }) => data.sections?.some(({ type }) => type === "map"));
  const licensed = (name: string, text: string, licence = site.packageData.licences.of(name)): Disclosed => ({
    name,
    text,
    facts: [{ label: t("disclosure.licence"), values: [licence ?? t("owner.gap")] }],
  });
  return [
    ...[...fontNames].map((name) => licensed(name, t("disclosure.font"))),
    licensed("flag-icons", t("disclosure.flags")),
    ...(hasMap ? [licensed("Natural Earth", t("disclosure.map"), t("disclosure.publicDomain"))] : []),
    licensed("sitegen", t("disclosure.icons")),
    ...[...groupBy(site.packageData.licences.inScripts(), ({ licence }) => licence)].map(([licence, group]) =>
      licensed(group.map(({ name }) => name).join(", "), t("disclosure.script"), licence),
    ),
    { name: LICENCES_FILE, text: t("disclosure.texts"), facts: [], href: site.home + LICENCES_FILE },
  ];
}

/** A font's package name, or its file names. */
const nameOf = (font: FontConfig): string =>
  "files" in font ? font.files.map(({ file }) => file).join(", ") : font.package;
