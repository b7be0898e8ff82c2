import {
  type Layer,
  type NetworkConfig,
  isListChange,
  isMap,
  linesAt,
  listRoutes,
  mergeLayers,
  parseKey,
  placeInLayer,
  valueAt,
  valueInLayer,
  writeKey,
} from "../config/index.ts";
import type { History } from "../core/history.ts";
import type { Settings } from "./explain/settings.ts";
import type { Cell, Row } from "./matrix.ts";
import type { Config } from "../model/config.ts";
import { type Override, listOverrides } from "../content/index.ts";
import type { Content, PageCopy } from "../model/content.ts";

/** Keys whose values are maps of maps. Their rows are one level deeper: `forms.contact.send`. */
const DEEPER: ReadonlySet<string> = new Set(["forms"]);
/** Keys that hold pages, which `pageRows` lists. */
const OF_PAGES: ReadonlySet<string> = new Set(["pages", "groups"]);

interface Options {
  settings: Settings;
  config: Config;
  content: Content;
  countries: readonly string[];
  history: History | undefined;
}

/** A country's own settings, and those that it shares. */
function readCountry(settings: Settings, key: string) {
  const layers = settings.sitesOf(key).get(key) ?? [];
  const own = layers.at(-1);
  const shared = layers.slice(0, -1);
  return own && { key, own, shared, defaults: mergeLayers(shared) };
}

/** A row for each key that network.yaml or a country sets, in the order of the files. */
export async function keyRows({ settings, config, countries, history }: Options): Promise<Row[]> {
  const known = countries.flatMap((key) => readCountry(settings, key) ?? []);
  const paths = new Map(
    known
      .flatMap(({ own, defaults }) => [...listKeys(defaults), ...listKeys(valueInLayer(own, []))])
      .map((path) => [writeKey(path), path]),
  );
  return Promise.all(
    [...paths].map(async ([name, path]): Promise<Row> => {
      const rule = keyRule(config.network, path);
      const cells = await Promise.all(known.map((country) => keyCell(country, path, history)));
      return { kind: "key", name, ...(rule && { rule }), cells };
    }),
  );
}

function listKeys(settings: unknown): string[][] {
  if (!isMap(settings)) return [];
  return Object.entries(settings).flatMap(([key, value]): string[][] => {
    if (OF_PAGES.has(key)) return [];
    if (!isMap(value) || isListChange(value)) return [[key]];
    return Object.entries(value).flatMap(([inner, deep]): string[][] =>
      DEEPER.has(key) && isMap(deep) ? Object.keys(deep).map((last) => [key, inner, last]) : [[key, inner]],
    );
  });
}

type Country = NonNullable<ReturnType<typeof readCountry>>;

async function keyCell({ key, own, shared, defaults }: Country, path: string[], history?: History): Promise<Cell> {
  const written = valueInLayer(own, path);
  const inherited = valueAt(defaults, path);
  const from = shared.findLast((layer) => valueInLayer(layer, path) !== undefined);
  if (written === undefined) {
    if (inherited === undefined || !from) return { country: key, state: "missing" };
    const { file, line } = placeInLayer(from, path);
    return { country: key, state: "shared", file, line };
  }
  const { file, line } = placeInLayer(own, path, true);
  if (inherited === undefined || !from) return { country: key, state: "own", file, line };
  const place = placeInLayer(from, path, true);
  const over = `${place.file}:${place.line}`;
  const isChange = isListChange(written) || (isMap(written) && isMap(inherited));
  if (isChange) return { country: key, state: "changed", file, line, over };
  const [before = 0, after = 0] = await Promise.all([own, from].map((layer) => dateOf(layer, path, history)));
  return { country: key, state: before < after ? "older" : "overridden", file, line, over };
}

/** The time of the last commit (of Git) that changed the lines of a value. */
async function dateOf({ yaml, path: prefix }: Layer, path: string[], history?: History) {
  const lines = history && linesAt(yaml, [...prefix, ...path]);
  return lines && history?.ofLines(yaml.file, ...lines);
}

function keyRule({ locked, required }: NetworkConfig, path: string[]): Row["rule"] {
  const isAbout = ({ key }: { key?: string | undefined }) => {
    const guarded = key === undefined ? undefined : parseKey(key);
    return guarded?.every((step, index) => path[index] === undefined || path[index] === step) ?? false;
  };
  if (locked.some(isAbout)) return "locked";
  return required.some(isAbout) ? "required" : undefined;
}

/** A row for each page, by content key. Posts are left out: no two countries have the same. */
export function pageRows({ config, content, countries, history }: Options): Row[] {
  const sites = config.countries.filter(({ key }) => countries.includes(key));
  const overrides = new Map(listOverrides(config, content).map((each) => [`${each.site.key} ${each.content}`, each]));
  const pages = sites.flatMap((site) => listRoutes(config, site).filter(({ template }) => template !== "post"));
  return [...new Set(pages.map((route) => route.content))].sort().map((name): Row => {
    const rule = (["locked", "required"] as const).find((list) =>
      config.network[list].some(({ page }) => page === name),
    );
    const cells = sites.map(({ key }): Cell => {
      const copy = content.get(key)?.get(name);
      if (!copy) return { country: key, state: "missing" };
      return { country: key, ...pageState(copy, overrides.get(`${key} ${name}`), history) };
    });
    return { kind: "page", name, ...(rule && { rule }), cells };
  });
}

function pageState({ source: file, parts }: PageCopy, override?: Override, history?: History): Omit<Cell, "country"> {
  const place = { file, line: 1 };
  if (override) return { state: isOlder(override, history) ? "older" : "overridden", ...place, over: override.shared };
  const shared = parts.find((part) => part.shared)?.file.file;
  if (shared === undefined) return { state: "own", ...place };
  return shared === file ? { state: "shared", ...place } : { state: "changed", ...place, over: shared };
}

/** Compares the copy's `sourceHash` with the shared copy; without one, the dates of the commits (of Git). */
function isOlder({ state, copy, shared }: Override, history: History | undefined): boolean {
  if (state !== "unmarked") return state === "stale";
  return (history?.ofFile(copy.source) ?? 0) < (history?.ofFile(shared) ?? 0);
}
