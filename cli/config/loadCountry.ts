import { basename } from "node:path";
import type { Checked, Place } from "../report/problem.ts";
import type { SiteConfig } from "./loadConfig.ts";
import { mergeDefaults } from "./mergeDefaults.ts";
import { check } from "./schema/check/check.ts";
import { salvageCountry } from "./schema/check/salvage.ts";
import { Country } from "./schema/country.ts";
import { isSlug, toSlug } from "./slug.ts";
import { locate, reach } from "./yaml/locate.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";

/** A country's key: the name of its file. */
export const countryKey = (file: string): string => basename(file).replace(/\.ya?ml$/, "");

/** A country's settings, before its folders are read. */
export type LoadedCountry = Omit<SiteConfig, "posts">;

/** Checks a country's file, with the network's brand and defaults for what it does not say. */
export function loadCountry(file: YamlFile, networkFile?: YamlFile): Checked<LoadedCountry> {
  const key = countryKey(file.file);
  const place = (path: readonly PropertyKey[], atKey = false): Place => {
    const own = reach(file, path);
    // Only maps are merged with the defaults: in a list of the country's own nothing is inherited.
    const above = path[0] === "brand" ? [] : ["defaults"];
    const inherited =
      networkFile && own.throughMaps && reach(networkFile, [...above, ...path]).steps - above.length > own.steps;
    return inherited ? locate(networkFile, [...above, ...path], atKey) : locate(file, path, atKey);
  };
  const { brand, defaults } = (networkFile?.value ?? {}) as { brand?: unknown; defaults?: unknown };
  const merged = mergeDefaults(mergeDefaults(defaults, brand === undefined ? {} : { brand }), file.value);
  const { value, problems } = check(Country, merged, place);
  const config = value ?? salvageCountry(merged);
  if (!isSlug(key) || file.file.endsWith(".yml")) {
    problems.push({
      code: "file-name",
      severity: "error",
      message: `The file name \`${basename(file.file)}\` is no slug with the ending .yaml`,
      why: "The name is the site's path: /<name>/.",
      hint: `Rename it to ${toSlug(key) || "country"}.yaml.`,
      place: locate(file, []),
    });
  }
  return config ? { value: { key, file: file.file, config, locate: place }, problems } : { problems };
}
