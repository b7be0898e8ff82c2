import { countryKey, NETWORK, parseFileName, PULLED } from "../../../config/countryFiles.ts";
import { isMap } from "../../../config/isMap.ts";
import { isListChange } from "../../../config/listChange.ts";
import { loadCountry } from "../../../config/loadCountry.ts";
import { firstLayers, type CountryFiles } from "../../../config/siteLayers.ts";
import { valueAt } from "../../../config/schema/check/valueAt.ts";
import { mergeLayers } from "../../../config/yaml/layers.ts";
import { parseYaml } from "../../../config/yaml/parseYaml.ts";
import { readCountryFiles } from "../../../config/yaml/readSources.ts";
import type { Problem } from "../../../report/problem.ts";

/** The settings of a country that somebody has written: all but those that are pulled. */
export interface WrittenSettings {
  /** Text of the file that the last pull has written. */
  pulled: string | undefined;
  /** Whether the country has a list of single pages, or the default one. */
  listsPages: boolean;
  /** Whether the country's own file says what is at a path, which hides what is pulled. */
  saysItself(path: readonly string[]): boolean;
  /** What would be wrong with the country's settings, given this text of what is pulled. */
  check(pulled: string): Problem[];
}

/** File of the settings that are pulled for a country, from the project's root. */
export const pulledFile = (country: string): string => `countries/${country}.${PULLED}.yaml`;

/** Reads the files that a country's settings come from. */
export function readWrittenSettings(root: string, file: string): WrittenSettings {
  const country = countryKey(file);
  const { sources } = readCountryFiles(root);
  const parsed = sources.flatMap((source) => parseYaml(source).value ?? []);
  const own = parsed.find((yaml) => yaml.file === file);
  if (!own) throw new Error(`${file} was read before`);
  const languages = new Map(
    parsed.flatMap((yaml) => {
      const { owner, language } = parseFileName(yaml.file);
      return language === undefined || language === PULLED ? [] : [[`${owner}.${language}`, yaml] as const];
    }),
  );
  const files: CountryFiles = {
    own,
    network: parsed.find((yaml) => yaml.file === `countries/${NETWORK}.yaml`),
    languages,
  };
  const written = mergeLayers(firstLayers(files));
  return {
    pulled: sources.find((source) => source.file === pulledFile(country))?.text,
    listsPages: isMap(valueAt(written, ["pages"])),
    saysItself(path) {
      const value = valueAt(own.value, path);
      return value !== undefined && !isListChange(value);
    },
    check(pulled) {
      const { value, problems } = parseYaml({ file: pulledFile(country), text: pulled });
      if (!value) return problems;
      const all = { ...files, languages: new Map([...languages, [`${country}.${PULLED}`, value]]) };
      return [...problems, ...loadCountry(all).problems].filter(({ severity }) => severity === "error");
    },
  };
}
