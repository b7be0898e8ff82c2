import { stringify } from "yaml";
import { isListChange, parseKey, writeKey } from "../../config/index.ts";
import { alignedLines, cut, printable } from "../../core/console/text.ts";
import { groupBy } from "../../core/lookups.ts";
import { nameSome } from "../../core/problems/suggest.ts";
import { OF_NETWORK, type Definition, type ExplainedKey, type Origin } from "./explainKey.ts";

/** Width of a line, and of a value in a table. */
const WIDTH = 100;
const SHORT = 60;
const MAX_NAMED = 8;

function yaml(value: unknown): string {
  const text = stringify(value, { lineWidth: WIDTH, flowCollectionPadding: false });
  return text.trimEnd().split("\n").map(printable).join("\n");
}

function short(value: unknown): string {
  const text = stringify(value, { collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: false });
  return cut(printable(text.trim()), SHORT);
}

const at = ({ file, line, column }: Definition): string => `${file}:${line}:${column}`;

/** A key of one site: description, value, where it comes from and what it hides. */
export function printKey({ key, site, description, value, origins, default: unset }: ExplainedKey): string {
  const head = `${key} of ${site === OF_NETWORK ? "the network" : site}${description === undefined ? "" : `: ${description}`}`;
  const hasDefault = unset !== undefined;
  if (origins.length === 0)
    return hasDefault
      ? `${head}\n\n${yaml(value)}\n\nset by  no file: this is the default`
      : `${head}\n\nIt is not set, and has no default.`;
  const isWhole = origins.length === 1;
  const depth = parseKey(key).length;
  const rows = origins.flatMap((origin) => originRows(origin, isWhole ? "" : writeKey(origin.path.slice(depth))));
  if (isWhole && hasDefault) rows.push(["", "hides", "default", "", short(unset)]);
  return [head, "", yaml(value), "", columns(rows)].join("\n");
}

function originRows({ set, hidden }: Origin, part: string): string[][] {
  return [...set, ...hidden].map((definition, index) => {
    const { value, layer } = definition;
    const row = (word: string, shown = "") => [index === 0 ? part : "", word, at(definition), layer, shown];
    if (index >= set.length) return row("hides", short(value));
    if (isListChange(value) && index < set.length - 1) return row("changed by", short(value));
    return row(index === 0 ? "set by" : "list of");
  });
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
    origins.length === 0 ? "default" : origins.flatMap(({ set }) => set.map(at)).join(", "),
  );
  return [...byPlace].map(([place, own]) => {
    const names = own.map(({ site }) => site);
    return [nameSome(names, MAX_NAMED), place];
  });
}
