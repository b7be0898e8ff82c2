import { escapeHtml } from "../../../runtime/site/html.ts";
import { toolPage } from "../../report/toolPage.ts";
import { differs, STATES, type Cell, type Row, type State } from "./matrix.ts";
import { MATRIX_STYLE } from "./matrixStyle.ts";

interface Options {
  rows: readonly Row[];
  countries: readonly string[];
  /** What leads from the page's folder to the project's root: `../`. */
  toRoot: string;
  /** Name of the organisation. */
  name: string;
}

const FILTERS: { id: string; label: string; states: readonly State[] }[] = [
  { id: "differs", label: "Where countries differ", states: [] },
  { id: "all", label: "Everything", states: [] },
  { id: "overridden", label: "Replaced", states: ["overridden", "older"] },
  { id: "changed", label: "Changed", states: ["changed"] },
  { id: "missing", label: "Missing", states: ["missing"] },
  { id: "older", label: "Older than what it replaces", states: ["older"] },
];

/** One page that needs nothing else: what each country shares, replaces and lacks. Filters work without scripts. */
export function matrixPage({ rows, countries, toRoot, name }: Options): string {
  const tables = (["key", "page"] as const).map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return own.length === 0 ? "" : tableOf(kind === "key" ? "Settings" : "Pages", own, { countries, toRoot });
  });
  return toolPage({
    title: `${name}: what countries share`,
    header: `<fieldset class="filter">
<legend>Rows</legend>
${FILTERS.map(
  ({ id, label }, index) =>
    `<label><input type="radio" name="rows" id="show-${id}"${index === 0 ? " checked" : ""}> ${label}</label>`,
).join("\n")}
</fieldset>
<dl class="legend">
${states()
  .map((state) => `<div><dt class="${state}">${STATES[state].sign}</dt><dd>${STATES[state].words}</dd></div>`)
  .join("\n")}
</dl>`,
    body: tables.join("\n"),
    style: MATRIX_STYLE,
  });
}

function tableOf(
  caption: string,
  rows: readonly Row[],
  { countries, toRoot }: Pick<Options, "countries" | "toRoot">,
): string {
  const id = caption.toLowerCase();
  return `<div class="part">
<h2 id="${id}">${caption}</h2>
<div class="scroll" role="region" aria-labelledby="${id}" tabindex="0">
<table>
<thead><tr><th scope="col">${caption === "Pages" ? "Page" : "Key"}</th>${countries.map((key) => `<th scope="col">${escapeHtml(key)}</th>`).join("")}</tr></thead>
<tbody>
${rows.map((row) => rowOf(row, toRoot)).join("\n")}
</tbody>
</table>
</div>
</div>`;
}

function rowOf(row: Row, toRoot: string): string {
  const found = FILTERS.filter(({ states: wanted }) => row.cells.some(({ state }) => wanted.includes(state)));
  const names = [...(differs(row) ? ["differs"] : []), ...found.map(({ id }) => id)];
  const rule = row.rule ? ` <span class="rule">${row.rule}</span>` : "";
  return `<tr data-is="${names.join(" ")}"><th scope="row"><code>${breakable(row.name)}</code>${rule}</th>${row.cells.map((cell) => cellOf(cell, toRoot)).join("")}</tr>`;
}

/** A sign that leads to the file, for everybody with its words. */
function cellOf({ state, file, line, over }: Cell, toRoot: string): string {
  const { sign, words } = STATES[state];
  const shown = `<span aria-hidden="true">${sign}</span>`;
  if (file === undefined) return `<td class="${state}">${shown}<span class="hidden">${words}</span></td>`;
  const place = `${file}:${line ?? 1}`;
  const title = over === undefined ? place : `${place}, over ${over}`;
  return `<td class="${state}"><a href="${escapeHtml(toRoot + encodeURI(file))}#L${line ?? 1}" title="${escapeHtml(title)}">${shown}<span class="hidden">${words}</span></a></td>`;
}

const states = (): State[] => Object.keys(STATES) as State[];

/** A long key may be broken at its dots and slashes. */
const breakable = (text: string): string => escapeHtml(text).replace(/[./]/g, "$&<wbr>");
