import { isMap } from "../../config/isMap.ts";
import { parseKey, writeKey } from "../../config/keyPath.ts";
import { isListChange } from "../../config/listChange.ts";
import { valueAt } from "../../config/schema/check/valueAt.ts";
import type { NetworkConfig } from "../../config/schema/network.ts";
import { mergeLayers, placeInLayer, valueInLayer, type Layer } from "../../config/yaml/layers.ts";
import { linesAt } from "../../config/yaml/locate.ts";
import type { History } from "../../history.ts";
import type { Settings } from "../explain/settings.ts";
import type { Cell, Row } from "./matrix.ts";

/** Keys whose values are maps of maps. Their rows are one level deeper: `forms.contact.send`. */
const DEEPER: ReadonlySet<string> = new Set(["forms"]);
/** Keys that hold pages, which `pageRows` lists. */
const OF_PAGES: ReadonlySet<string> = new Set(["pages", "groups"]);

interface Options {
  settings: Settings;
  network: Pick<NetworkConfig, "locked" | "required">;
  countries: readonly string[];
  history: History | undefined;
}

/** The settings of one country: its own layer, and those below it, also merged. */
interface Country {
  key: string;
  own: Layer;
  shared: Layer[];
  defaults: unknown;
}

/** A row for each key that network.yaml or a country sets, in the order of the files. */
export async function keyRows({ settings, network, countries, history }: Options): Promise<Row[]> {
  const known = countries.flatMap((key): Country[] => {
    const layers = settings.sitesOf(key).get(key) ?? [];
    const own = layers.at(-1);
    const shared = layers.slice(0, -1);
    return own ? [{ key, own, shared, defaults: mergeLayers(shared) }] : [];
  });
  const paths = new Map(
    known
      .flatMap(({ own, defaults }) => [...listKeys(defaults), ...listKeys(valueInLayer(own, []))])
      .map((path) => [writeKey(path), path]),
  );
  return Promise.all(
    [...paths].map(async ([name, path]): Promise<Row> => {
      const rule = ruleOf(network, path);
      const cells = await Promise.all(known.map((country) => keyCell(country, path, history)));
      return { kind: "key", name, ...(rule && { rule }), cells };
    }),
  );
}

/** Paths of the rows of a map of settings. */
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
async function dateOf({ yaml, path: prefix, key }: Layer, path: string[], history?: History) {
  const lines = history && linesAt(yaml, [...prefix, ...path.slice(key === undefined ? 0 : 1)]);
  return lines && history?.ofLines(yaml.file, ...lines);
}

function ruleOf({ locked, required }: Options["network"], path: string[]): Row["rule"] {
  const isAbout = (rule: { key?: string | undefined }) => {
    const guarded = rule.key === undefined ? undefined : parseKey(rule.key);
    return (
      guarded !== undefined && path.every((step, index) => guarded[index] === undefined || guarded[index] === step)
    );
  };
  if (locked.some(isAbout)) return "locked";
  return required.some(isAbout) ? "required" : undefined;
}
