import { isDeepStrictEqual } from "node:util";
import { stringify } from "yaml";
import { isListChange, writeKey } from "../../config/index.ts";
import { alignedLines, cut, printable } from "../../core/console/text.ts";
import { nameSome } from "../../core/problems/suggest.ts";
import { OF_NETWORK, type Definition, type ExplainedKey, type Origin } from "./explainKey.ts";

/** Width of a line, and of a value in a table. */
const WIDTH = 100;
const SHORT = 60;
/** How many countries with the same value are named. */
const MAX_NAMED = 8;

const yaml = (value: unknown): string =>
  printLines(stringify(value, { lineWidth: WIDTH, flowCollectionPadding: false }));
const printLines = (text: string) => text.trimEnd().split("\n").map(printable).join("\n");

/** A value in a few words, on one line. */
function short(value: unknown): string {
  const text = printable(
    stringify(value, { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false }).trim(),
  );
  return cut(text, SHORT);
}

const placeOf = ({ file, line, column }: Definition): string => `${file}:${line}:${column}`;

/** A key of one site: description, value, where it comes from and what it hides. */
export function printKey({ key, site, description, value, origins, default: unset }: ExplainedKey): string {
  const head = `${key} of ${site === OF_NETWORK ? "the network" : site}${description === undefined ? "" : `: ${description}`}`;
  const byDefault: string[][] = unset === undefined ? [] : [["", "default", "", short(unset)]];
  if (origins.length === 0)
    return [
      head,
      byDefault.length > 0
        ? `\n${yaml(value)}\n\nset by  no file: this is the default`
        : "\nIt is not set, and has no default.",
    ].join("\n");
  const isWhole = origins.length === 1;
  const rows = origins.flatMap((origin) => originRows(origin, isWhole ? "" : relative(key, origin)));
  const hidden = isWhole
    ? byDefault.map(([, place = "", layer = "", shown = ""]) => ["", "hides", place, layer, shown])
    : [];
  return [head, "", yaml(value), "", columns([...rows, ...hidden])].join("\n");
}

/** The key of a part, from that of the whole. */
function relative(key: string, { path }: Origin): string {
  const steps = path.map(String);
  for (let from = 1; from <= steps.length; from++) {
    const rest = steps.slice(from);
    if (rest.length > 0 && writeKey(steps.slice(0, from)) === key) return writeKey(rest);
  }
  return writeKey(path);
}

function originRows({ set, hidden }: Origin, part: string): string[][] {
  const rows = set.map((definition, index): string[] => {
    const isChange = isListChange(definition.value) && set.length > 1 && index < set.length - 1;
    const word = isChange ? "changed by" : index === 0 ? "set by" : "list of";
    return [
      index === 0 ? part : "",
      word,
      placeOf(definition),
      definition.layer,
      isChange ? short(definition.value) : "",
    ];
  });
  return [
    ...rows,
    ...hidden.map((definition) => ["", "hides", placeOf(definition), definition.layer, short(definition.value)]),
  ];
}

/** Rows without a head, and without columns that are empty. */
function columns(rows: string[][]): string {
  const used = [0, 1, 2, 3, 4].filter((column) => rows.some((row) => row[column]));
  return alignedLines(rows.map((row) => used.map((column) => row[column] ?? ""))).join("\n");
}

/** A key of many sites: each value once, with its sites and where they set it. */
export function printKeys(explained: readonly ExplainedKey[]): string {
  const [first] = explained;
  if (!first) return "";
  const groups: { value: unknown; sites: ExplainedKey[] }[] = [];
  for (const one of explained) {
    const same = groups.find(({ value }) => isDeepStrictEqual(value, one.value));
    if (same) same.sites.push(one);
    else groups.push({ value: one.value, sites: [one] });
  }
  return [
    `${first.key}${first.description === undefined ? "" : `: ${first.description}`}`,
    ...groups.map(({ value, sites }) =>
      ["", value === undefined ? "(not set)" : yaml(value), columns(siteRows(sites)).replace(/^/gm, "  ")].join("\n"),
    ),
  ].join("\n");
}

/** The sites with a value: a row for each place that sets it. */
function siteRows(sites: readonly ExplainedKey[]): string[][] {
  const byPlace = new Map<string, string[]>();
  for (const { site, origins } of sites) {
    const place = origins.length === 0 ? "default" : origins.flatMap(({ set }) => set.map(placeOf)).join(", ");
    byPlace.set(place, [...(byPlace.get(place) ?? []), site]);
  }
  return [...byPlace].map(([place, names]) => [nameSome(names, MAX_NAMED), place]);
}
