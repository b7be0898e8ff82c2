import { table } from "../../report/table.ts";
import { countStates, STATES, type Row, type State } from "./matrix.ts";

/** Rows for a terminal: a column for each country where they fit, else how many countries have each state. */
export function matrixTable(rows: readonly Row[], countries: readonly string[], width: number): string {
  const names = rows.map(nameOf);
  const columns = Math.max(0, ...names.map(({ length }) => length)) + countries.join("  ").length + 2;
  return columns <= width ? byCountry(rows, names, countries) : byState(rows, names);
}

/** Two tables, of keys and of pages, have columns of the same width. */
const nameOf = ({ name, rule }: Row): string => (rule ? `${name} (${rule})` : name);

function byCountry(rows: readonly Row[], names: readonly string[], countries: readonly string[]): string {
  const used = new Set(rows.flatMap(({ cells }) => cells.map(({ state }) => state)));
  const legend = states().flatMap((state) => (used.has(state) ? [`${STATES[state].sign} ${STATES[state].words}`] : []));
  const lines = rows.map(({ cells }, index) => [names[index] ?? "", ...cells.map(({ state }) => STATES[state].sign)]);
  return `${table(["", ...countries], lines)}\n\n${legend.join("   ")}`;
}

function byState(rows: readonly Row[], names: readonly string[]): string {
  const head = states();
  const lines = rows.map((row, index) => {
    const counts = countStates(row);
    return [names[index] ?? "", ...head.map((state) => (counts[state] === 0 ? "" : String(counts[state])))];
  });
  return table(["", ...head], lines, head);
}

const states = (): State[] => Object.keys(STATES) as State[];
