import { stringify } from "yaml";
import { isListChange, writeKey } from "../../config/index.ts";
import { alignedLines, cut, printable } from "../../core/console/text.ts";
import { groupBy } from "../../core/lookups.ts";
import { nameSome } from "../../core/problems/suggest.ts";
import { OF_NETWORK, type Definition, type ExplainedKey, type Origin } from "./explainKey.ts";

/** Width of a line, and of a value in a table. */
const WIDTH = 100;
const SHORT = 60;
const MAX_NAMED = 8;

const yaml = (value: unknown): string =>
  printLines(stringify(value, { lineWidth: WIDTH, flowCollectionPadding: false }));
const printLines = (text: string) => text.trimEnd().split("\n").map(printable).join("\n");

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
  const hasDefault = unset !== undefined;
  if (origins.length === 0)
    return hasDefault
      ? `${head}\n\n${yaml(value)}\n\nset by  no file: this is the default`
      : `${head}\n\nIt is not set, and has no default.`;
  const isWhole = origins.length === 1;
  const rows = origins.flatMap((origin) => originRows(origin, isWhole ? "" : relative(key, origin)));
  if (isWhole && hasDefault) rows.push(["", "hides", "default", "", short(unset)]);
  return [head, "", yaml(value), "", columns(rows)].join("\n");
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
  const row = (word: string, definition: Definition, shown: string) => [
    word,
    placeOf(definition),
    definition.layer,
    shown,
  ];
  const rows = [
    ...set.map((definition, index) => {
      const isChange = isListChange(definition.value) && index < set.length - 1;
      const word = isChange ? "changed by" : index === 0 ? "set by" : "list of";
      return row(word, definition, isChange ? short(definition.value) : "");
    }),
    ...hidden.map((definition) => row("hides", definition, short(definition.value))),
  ];
  return rows.map((cells, index) => [index === 0 ? part : "", ...cells]);
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
  const groups = groupBy(explained, ({ value }) => stringify(value, { sortMapEntries: true }));
  return [
    `${first.key}${first.description === undefined ? "" : `: ${first.description}`}`,
    ...[...groups.values()].map((sites) => {
      const [{ value } = first] = sites;
      return `\n${value === undefined ? "(not set)" : yaml(value)}\n${columns(siteRows(sites)).replace(/^/gm, "  ")}`;
    }),
  ].join("\n");
}

function siteRows(sites: readonly ExplainedKey[]): string[][] {
  const byPlace = groupBy(sites, ({ origins }) =>
    origins.length === 0 ? "default" : origins.flatMap(({ set }) => set.map(placeOf)).join(", "),
  );
  return [...byPlace].map(([place, own]) => [
    nameSome(
      own.map(({ site }) => site),
      MAX_NAMED,
    ),
    place,
  ]);
}
