import {
  type NavigationEntry,
  PULLED,
  type ProjectSchemas,
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
import { stringify } from "yaml";
import { isError, type Problem } from "../../core/problems/problem.ts";

interface PulledSettings {
  navigation?: readonly NavigationEntry[] | undefined;
  /** Content keys of the pages that no other file lists. */
  pages: readonly string[];
  /** Whether the list has to contain the home, too. */
  withHome: boolean;
  options: Readonly<Record<string, unknown>>;
}

/** The text of the file of pulled settings. Undefined when there are none. */
export function pulledSettings(
  from: string,
  country: string,
  { navigation, pages, withHome, options }: PulledSettings,
) {
  const settings: Record<string, unknown> = {};
  if (navigation) settings["navigation"] = navigation;
  for (const key of [...pages].sort()) {
    const [group = "", slug] = key.split("/");
    if (slug === undefined) put(settings, ["pages", key], {});
    else
      put(
        settings,
        ["groups", group, "add"],
        [...((valueAt(settings, ["groups", group, "add"]) as string[]) ?? []), slug],
      );
  }
  const single = settings["pages"];
  if (single !== undefined && withHome)
    settings["pages"] = { home: { slug: "", template: "home" }, ...(single as object) };
  for (const [path, value] of Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1)))
    put(settings, path.split("."), value);
  if (Object.keys(settings).length === 0) return undefined;
  const comment = `# Written by \`sitegen pull\` from ${from}. Keys in ${country}.yaml have priority.\n`;
  return comment + stringify(settings, { lineWidth: 0 });
}

function put(settings: Record<string, unknown>, [key = "", ...rest]: readonly string[], value: unknown): void {
  // The keys are checked before, and are never one of these. This protects prototypes in any case.
  if (["__proto__", "constructor", "prototype"].includes(key)) return;
  if (rest.length === 0) settings[key] = value;
  else put((settings[key] ??= {}) as Record<string, unknown>, rest, value);
}

/** The settings of a country without the pulled ones. */
interface WrittenSettings {
  /** Text of the file of the last pull. */
  pulled: string | undefined;
  /** Whether the country has a list of single pages, of its own or from the defaults. */
  listsPages: boolean;
  /** Whether the country's own file sets a key, which hides the pulled one. */
  hides(path: readonly string[]): boolean;
  /** Errors of the country's settings together with this text of pulled ones. */
  check(pulled: string): Problem[];
}

export const pulledFile = (country: string): string => `countries/${country}.${PULLED}.yaml`;

export function readWrittenSettings(root: string, file: string, schemas: ProjectSchemas): WrittenSettings {
  const country = countryKey(file);
  const { sources } = readCountryFiles(root);
  const parsed = sources.flatMap((source) => parseYaml(source).value ?? []);
  const files = filesOf(
    country,
    parsed.filter((yaml) => yaml.file !== pulledFile(country)),
  );
  if (!files) throw new Error(`${file} was read before`);
  const written = mergeLayers(firstLayers(files));
  return {
    pulled: sources.find((source) => source.file === pulledFile(country))?.text,
    listsPages: isMap(valueAt(written, ["pages"])),
    hides(path) {
      const value = valueAt(files.own.value, path);
      return value !== undefined && !isListChange(value);
    },
    check(pulled) {
      const { value, problems } = parseYaml({ file: pulledFile(country), text: pulled });
      if (!value) return problems;
      const all = { ...files, languages: new Map([...files.languages, [`${country}.${PULLED}`, value]]) };
      return [...problems, ...loadCountry(schemas, all).problems].filter(isError);
    },
  };
}
