import { Document } from "yaml";
import {
  type NavigationEntry,
  PULLED,
  countryKey,
  filesOf,
  firstLayers,
  isListChange,
  isMap,
  loadCountry,
  mergeLayers,
  parseYaml,
  readCountryFiles,
  valueAt,
} from "../../config/index.ts";
import { isError, type Problem } from "../../core/problems/problem.ts";
import type { Pulled } from "./pulled.ts";

interface PulledSettings {
  navigation: readonly NavigationEntry[] | undefined;
  /** Content keys of the pages that no other file lists. */
  pages: readonly string[];
  /** Whether the list has to contain the home, too. */
  withHome: boolean;
  options: Readonly<Record<string, unknown>>;
}

/** The text of the file of pulled settings. Undefined when there are none. */
export function pulledSettings(from: string, country: string, written: PulledSettings): string | undefined {
  const { navigation, pages, withHome, options } = written;
  const settings = new Document(navigation ? { navigation } : {});
  for (const key of [...pages].sort()) {
    const [group = "", slug] = key.split("/");
    const list = ["groups", group, "add"];
    if (slug !== undefined && settings.hasIn(list)) settings.addIn(list, slug);
    else if (slug !== undefined) settings.setIn(list, [slug]);
    else {
      if (withHome && !settings.has("pages")) settings.setIn(["pages", "home"], { slug: "", template: "home" });
      settings.setIn(["pages", key], {});
    }
  }
  for (const [path, value] of Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
    settings.setIn(path.split("."), value);
  if (Object.keys(settings.toJS() as object).length === 0) return undefined;
  const comment = `# Written by \`sitegen pull\` from ${from}. Keys in ${country}.yaml have priority.\n`;
  return comment + settings.toString({ lineWidth: 0 });
}

export const pulledFile = (country: string): string => `countries/${country}.${PULLED}.yaml`;

/** Reads the settings of a country without the pulled ones. */
export function readWrittenSettings({ project, site, schemas }: Pulled) {
  const country = countryKey(site.file);
  const { sources } = readCountryFiles(project.root);
  const parsed = sources.flatMap((source) => parseYaml(source).value ?? []);
  const files = filesOf(
    country,
    parsed.filter((yaml) => yaml.file !== pulledFile(country)),
  );
  if (!files) throw new Error(`${site.file} was read before`);
  const written = mergeLayers(firstLayers(files));
  return {
    /** Text of the file of the last pull. */
    pulled: sources.find((source) => source.file === pulledFile(country))?.text,
    /** Whether the country has a list of single pages, of its own or from the defaults. */
    listsPages: isMap(valueAt(written, ["pages"])),
    /** Whether the country's own file sets a key, which hides the pulled one. */
    hides(path: readonly string[]): boolean {
      const value = valueAt(files.own.value, path);
      return value !== undefined && !isListChange(value);
    },
    /** Errors of the country's settings together with this text of pulled ones. */
    check(pulled: string): Problem[] {
      const { value, problems } = parseYaml({ file: pulledFile(country), text: pulled });
      if (!value) return problems;
      const all = { ...files, languages: new Map([...files.languages, [`${country}.${PULLED}`, value]]) };
      return [...problems, ...loadCountry(schemas, all).problems].filter(isError);
    },
  };
}
