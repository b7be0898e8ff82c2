import type { LoadedSite } from "./config.ts";
import type { Checked, Place, Problem } from "../report/problem.ts";
import { checkFileName, countryKey, languageSegment } from "./countryFiles.ts";
import { inLanguage as chosen } from "./languageChain.ts";
import { check } from "./schema/check/check.ts";
import { salvageCountry } from "./schema/check/salvage.ts";
import type { ProjectSchemas } from "./schema/projectSchemas.ts";
import { firstLayers, furtherLayers, type CountryFiles } from "./siteLayers.ts";
import { isIn, locateInLayers, mergeLayers, type Layer } from "./yaml/layers.ts";

/**
 * Merges a country's file with the network's defaults and checks the result. The first site is in the country's own
 * language; sites in further languages inherit what their files don't override.
 */
export function loadCountry(schemas: ProjectSchemas, files: CountryFiles): Checked<LoadedSite[]> {
  const { own } = files;
  const country = countryKey(own.file);
  const { config, problems, place } = readLayers(schemas, firstLayers(files));
  problems.push(...checkFileName(own));
  if (!config) return { problems };
  const [language = "en", ...others] = config.languages;
  const main: LoadedSite = { key: country, country, language, file: own.file, config, locate: place };
  const further = others.flatMap((other): LoadedSite[] => {
    const { layers, added, overlay } = furtherLayers(files, other, config.languages);
    const read = readLayers(schemas, layers);
    problems.push(...read.problems);
    if (!read.config) return [];
    const sets = (path: readonly PropertyKey[]) => added.some((layer) => isIn(layer, path));
    const pages = Object.entries(read.config.pages).filter(([name]) => sets(["pages", name, "copy"]));
    return [
      {
        key: `${country}/${languageSegment(other, config.languages)}`,
        country,
        language: other,
        main: country,
        file: overlay?.file ?? own.file,
        config: sets(["name"]) ? read.config : { ...read.config, name: chosen(config.names, other) ?? config.name },
        locate: read.place,
        ownKeys: Object.keys(read.config).filter((name) => sets([name])),
        ownCopies: pages.map(([name, { content = name }]) => content),
      },
    ];
  });
  return { value: [main, ...further], problems };
}

function readLayers(schemas: ProjectSchemas, layers: readonly Layer[]) {
  const inLists: Problem[] = [];
  const merged = mergeLayers(layers, inLists);
  const place = (path: readonly PropertyKey[], atKey = false): Place => locateInLayers(layers, path, atKey);
  const { value, problems } = check(schemas.country, merged, place);
  return { config: value ?? salvageCountry(schemas, merged), problems: [...inLists, ...problems], place };
}
