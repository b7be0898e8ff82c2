import { table } from "../core/console/text.ts";
import { mapValues } from "../core/lookups.ts";
import { escapeHtml } from "../../runtime/site/html.ts";
import { FILTER_STYLE, filterButtons, toolPage } from "../core/console/toolPage.ts";

/** What a country does with a key or a page. */
export type State = "shared" | "own" | "changed" | "overridden" | "older" | "missing";

/** The meaning of each state, and its character in a table. */
const STATES: Readonly<Record<State, { sign: string; words: string }>> = {
  shared: { sign: "·", words: "shared" },
  own: { sign: "o", words: "the country's own, without a shared version" },
  changed: { sign: "+", words: "changes the shared version" },
  overridden: { sign: "x", words: "replaces the shared version" },
  older: { sign: "!", words: "replaces the shared version, and is older" },
  missing: { sign: "-", words: "missing" },
};

/** One country's part of a row. */
export interface Cell {
  country: string;
  state: State;
  /** Where it is written: in the country's file, else in the shared one. */
  file?: string;
  line?: number;
  /** Place of what it replaces or changes: `countries/network.yaml:40`. */
  over?: string;
}

/** A key or a page in all countries. */
export interface Row {
  kind: "key" | "page";
  /** `contacts.phone`, or a content key. */
  name: string;
  /** Whether network.yaml locks or requires it. */
  rule?: "locked" | "required";
  /** One for each country. */
  cells: Cell[];
}

const STATE_NAMES = Object.keys(STATES) as State[];

/** True when a country replaces or changes what is shared, or lacks what others have. */
export const differs = ({ cells }: Row): boolean => cells.some(({ state }) => state !== "shared" && state !== "own");

export const countStates = ({ cells }: Pick<Row, "cells">): Record<State, number> =>
  mapValues(STATES, (_, state) => cells.filter((cell) => cell.state === state).length);

/** Rows for a terminal: a column for each country when they fit, else the number of countries in each state. */
export function matrixTable(rows: readonly Row[], countries: readonly string[], width: number): string {
  const names = rows.map(({ name, rule }) => (rule ? `${name} (${rule})` : name));
  const columns = Math.max(0, ...names.map(({ length }) => length)) + countries.join("  ").length + 2;
  if (columns > width) {
    const lines = rows.map((row, index) => {
      const counts = Object.values(countStates(row));
      return [names[index] ?? "", ...counts.map((count) => (count === 0 ? "" : String(count)))];
    });
    return table(["", ...STATE_NAMES], lines, STATE_NAMES);
  }
  const used = new Set(rows.flatMap(({ cells }) => cells.map(({ state }) => state)));
  const legend = STATE_NAMES.filter((state) => used.has(state)).map((state) => STATES[state]);
  const lines = rows.map(({ cells }, index) => [names[index] ?? "", ...cells.map(({ state }) => STATES[state].sign)]);
  return `${table(["", ...countries], lines)}\n\n${legend.map(({ sign, words }) => `${sign} ${words}`).join("   ")}`;
}

interface Options {
  rows: readonly Row[];
  countries: readonly string[];
  /** Relative path from the page's folder to the project's root: `../`. */
  toRoot: string;
  name: string;
}

const FILTERS: readonly (readonly [id: string, label: string, isShown: (row: Row) => boolean])[] = [
  ["differs", "Where countries differ", differs],
  ["all", "Everything", () => true],
  ["overridden", "Replaced", hasSome("overridden", "older")],
  ["changed", "Changed", hasSome("changed")],
  ["missing", "Missing", hasSome("missing")],
  ["older", "Older than what it replaces", hasSome("older")],
];

function hasSome(...wanted: readonly State[]) {
  return ({ cells }: Row): boolean => cells.some(({ state }) => wanted.includes(state));
}

/** The matrix as one HTML file. Its filters work without scripts. */
export function matrixPage({ rows, countries, toRoot, name }: Options): string {
  const table = (kind: Row["kind"], caption: string, head: string) => {
    const own = rows.filter((row) => row.kind === kind);
    return own.length === 0 ? "" : tableOf(own, caption, [head, ...countries], toRoot);
  };
  return toolPage({
    title: `${name}: what countries share`,
    header: `${filterButtons(
      "Rows",
      FILTERS.map(([id, label]) => [id, label]),
    )}
<dl class="legend">
${STATE_NAMES.map((state) => `<div><dt class="${state}">${STATES[state].sign}</dt><dd>${STATES[state].words}</dd></div>`).join("\n")}
</dl>`,
    body: [table("key", "Settings", "Key"), table("page", "Pages", "Page")].join("\n"),
    style: FILTER_STYLE + MATRIX_STYLE,
  });
}

function tableOf(rows: readonly Row[], caption: string, head: readonly string[], toRoot: string): string {
  const id = caption.toLowerCase();
  return `<div class="part">
<h2 id="${id}">${caption}</h2>
<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0">
<table>
<thead><tr>${head.map((text) => `<th scope="col">${escapeHtml(text)}</th>`).join("")}</tr></thead>
<tbody>
${rows.map((row) => rowOf(row, toRoot)).join("\n")}
</tbody>
</table>
</div>
</div>`;
}

function rowOf(row: Row, toRoot: string): string {
  const names = FILTERS.flatMap(([id, , isShown]) => (isShown(row) ? [id] : []));
  const rule = row.rule ? ` <span class="rule">${row.rule}</span>` : "";
  // A long key may be broken at its dots and slashes.
  const name = escapeHtml(row.name).replace(/[./]/g, "$&<wbr>");
  return `<tr data-is="${names.join(" ")}"><th scope="row"><code>${name}</code>${rule}</th>${row.cells.map((cell) => cellOf(cell, toRoot)).join("")}</tr>`;
}

/** A character that links to the file; screen readers read its meaning. */
function cellOf({ state, file, line, over }: Cell, toRoot: string): string {
  const { sign, words } = STATES[state];
  const shown = `<span aria-hidden="true">${sign}</span>`;
  if (file === undefined) return `<td class="${state}">${shown}<span class="hidden">${words}</span></td>`;
  const place = `${file}:${line ?? 1}`;
  const title = over === undefined ? place : `${place}, over ${over}`;
  return `<td class="${state}"><a href="${escapeHtml(toRoot + encodeURI(file))}#L${line ?? 1}" title="${escapeHtml(title)}">${shown}<span class="hidden">${words}</span></a></td>`;
}

/** Styles besides those of `toolPage`. The checked radio button decides which rows are shown. */
const MATRIX_STYLE = `
:root { --own: light-dark(#e6f0fb, #1c3148); --change: light-dark(#e4f4e8, #1b3825); --over: light-dark(#fdf0d3, #43350f); --old: light-dark(#fbe0dd, #571f1a); }
body { max-inline-size: 90rem; margin-inline: auto; }
h2 { font-size: 1.2rem; margin-block: 1rem .5rem; }
td { position: relative; background: var(--card); }
.legend { display: flex; flex-wrap: wrap; gap: .4rem 1.25rem; margin-block: 1rem 0; font-size: .9rem; }
.legend div { display: flex; align-items: center; gap: .45rem; }
.legend dt { inline-size: 1.7rem; block-size: 1.7rem; line-height: 1.7rem; text-align: center; border: 1px solid var(--line); border-radius: .3rem; font-weight: 700; }
.legend dd { margin: 0; }
.scroll { overflow: auto; max-block-size: 80vh; border: 1px solid var(--line); border-radius: .5rem; }
table { border-collapse: separate; border-spacing: 0; inline-size: 100%; font-size: .9rem; }
th, td { border-block-end: 1px solid var(--line); padding: 0; text-align: center; }
thead th { position: sticky; inset-block-start: 0; z-index: 1; background: var(--ground); padding: .5rem .7rem; font-weight: 600; white-space: nowrap; }
th:first-child { position: sticky; inset-inline-start: 0; background: var(--ground); text-align: start; padding: .35rem .7rem; font-weight: 400; border-inline-end: 1px solid var(--line); inline-size: 24rem; max-inline-size: 45vw; min-inline-size: 8rem; overflow-wrap: anywhere; }
thead th:first-child { z-index: 2; font-weight: 600; }
tbody tr:last-child > * { border-block-end: 0; }
td a { display: block; min-block-size: 2rem; line-height: 2rem; text-decoration: none; font-weight: 700; }
tbody tr:hover > * { box-shadow: inset 0 0 0 99rem color-mix(in srgb, var(--ink) 6%, transparent); }
td a:focus-visible, .scroll:focus-visible { outline-offset: -3px; }
.shared, .missing { color: var(--quiet); }
.own { background: var(--own); } .changed { background: var(--change); } .overridden { background: var(--over); } .older { background: var(--old); }
.rule { font-size: .75rem; border: 1px solid var(--quiet); border-radius: 1rem; padding: 0 .5em; margin-inline-start: .4em; white-space: nowrap; }
${FILTERS.map(([id]) => `:root:has(#show-${id}:checked) tbody tr:not([data-is~="${id}"]) { display: none; }`).join("\n")}
@media print { fieldset { display: none; } .scroll { max-block-size: none; overflow: visible; } }
`;
