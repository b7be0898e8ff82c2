import { stringify } from "yaml";
import type { Place, Problem } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { countryKey, isCommon, parseFileName } from "../files/countryFiles.ts";
import { isMap, parseKey, writeKey, type YamlFile } from "../yaml/yamlFile.ts";
import { describeKey } from "../schema/check/describeKey.ts";
import { valueAt } from "../schema/check/singleIssues.ts";
import { SHIPPED_SCHEMAS } from "../schema/projectSchemas.ts";
import type { Guard } from "../schema/guards.ts";
import type { NetworkConfig } from "../schema/network.ts";
import { isIn, placeInLayer } from "../yaml/layers.ts";
import { locate } from "../yaml/locate.ts";

interface Files {
  network: YamlFile;
  /** Files of countries and of their further languages. */
  countries: readonly YamlFile[];
}

/** A locked or required key, and its location in network.yaml. */
interface GuardedKey {
  path: string[];
  why: string;
  place(): Place;
}

/** Reports `locked` keys that a country sets, and `required` keys that it doesn't set. */
export function checkGuards({ locked, required }: NetworkConfig, files: Files): Problem[] {
  const owned = files.countries.filter(({ file }) => !isCommon(parseFileName(file).owner));
  const firsts = owned.filter(({ file }) => parseFileName(file).language === undefined);
  const guards = {
    locked: keysOf(files.network, "locked", locked),
    required: keysOf(files.network, "required", required),
  };
  return [
    ...[...guards.locked, ...guards.required].flatMap((guard) => unknownKey(files.network, guard)),
    ...guards.locked.flatMap((guard) => owned.flatMap((yaml) => lockedKey(files.network, yaml, guard))),
    ...guards.required.flatMap((guard) => firsts.flatMap((yaml) => requiredKey(yaml, firsts, guard))),
  ];
}

/** The keys in a list of guards. Pages in it are checked by `pagesAreGuarded`. */
const keysOf = (network: YamlFile, list: "locked" | "required", guards: readonly Guard[]): GuardedKey[] =>
  guards.flatMap(({ key, why }, index): GuardedKey | [] => {
    if (key === undefined) return [];
    const place = () => locate(network, [list, index, "key"]);
    return { path: parseKey(key), why: becauseOf(place(), list, why), place };
  });

/** Explains a guard: where network.yaml has it, and its reason. */
export const becauseOf = ({ file, line }: Place, list: "locked" | "required", why: string | undefined): string =>
  `${file}:${line} ${list === "locked" ? "locks" : "requires"} it${why === undefined ? "." : `: ${why}`}`;

function unknownKey(network: YamlFile, { path, place }: GuardedKey): Problem[] {
  const words = describeKey(SHIPPED_SCHEMAS.country, path, valueAt(network.value, ["defaults"]));
  if (!("known" in words) || words.known.length === 0) return [];
  const unknown = writeKey(path.slice(0, words.at + 1));
  return [
    {
      code: "unknown-key",
      severity: "error",
      message: `Country files have no key \`${unknown}\``,
      hint: didYouMean(path[words.at] ?? "", words.known),
      place: place(),
    },
  ];
}

function lockedKey(network: YamlFile, yaml: YamlFile, { path, why }: GuardedKey): Problem[] {
  const written = overriddenPart(yaml.value, path);
  if (!written) return [];
  const shared = valueAt(network.value, ["defaults", ...path]);
  return [
    {
      code: "locked-key",
      severity: "error",
      message: `\`${writeKey(path)}\` is locked: it is the same in all countries`,
      why,
      hint:
        shared === undefined || typeof shared === "object"
          ? "Remove it here."
          : `Remove it here: its value is \`${String(shared)}\` in ${network.file}.`,
      place: locate(yaml, written, true),
    },
  ];
}

/** The part of a path that a file sets: the key itself, or a parent that is no map. */
function overriddenPart(value: unknown, path: string[]): string[] | undefined {
  for (let steps = 1; steps <= path.length; steps++) {
    const part = path.slice(0, steps);
    const written = valueAt(value, part);
    if (written === undefined) return undefined;
    if (steps === path.length || !isMap(written)) return part;
  }
  return undefined;
}

function requiredKey(yaml: YamlFile, all: readonly YamlFile[], { path, why }: GuardedKey): Problem[] {
  const layer = { yaml, path: [] };
  if (isIn(layer, path)) return [];
  const words = describeKey(SHIPPED_SCHEMAS.country, path, yaml.value);
  const what = "description" in words && words.description !== undefined ? ` ${words.description}` : "";
  const example = all.find((other) => isIn({ yaml: other, path: [] }, path));
  const as = example ? `, as in ${example.file}:${locate(example, path, true).line}` : "";
  const lines = stringify(
    path.reduceRight<unknown>((inside, step) => ({ [step]: inside }), "…"),
    {
      collectionStyle: "flow",
    },
  ).trim();
  return [
    {
      code: "required-key",
      severity: "error",
      message: `${countryKey(yaml.file)} does not set \`${writeKey(path)}\``,
      why,
      hint: `Write \`${lines.replace(/^\{ (.*) \}$/, "$1")}\` into ${yaml.file}${as}.${what}`,
      place: placeInLayer(layer, path),
    },
  ];
}
