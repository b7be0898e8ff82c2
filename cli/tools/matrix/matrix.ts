import { table } from "../../core/console/text.ts";

/** What a country does with a key or a page. */
export type State = "shared" | "own" | "changed" | "overridden" | "older" | "missing";

/** The meaning of each state, and its character in a table. */
export const STATES: Readonly<Record<State, { sign: string; words: string }>> = {
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

/** The states in the order in which they are listed. */
export const STATE_NAMES = Object.keys(STATES) as State[];

/** True when a country replaces or changes what is shared, or lacks what others have. */
export const differs = ({ cells }: Row): boolean => cells.some(({ state }) => state !== "shared" && state !== "own");

/** How many countries have each state. */
export const countStates = ({ cells }: Pick<Row, "cells">): Record<State, number> =>
  Object.fromEntries(
    STATE_NAMES.map((state) => [state, cells.filter((cell) => cell.state === state).length]),
  ) as Record<State, number>;

/** Rows for a terminal: a column for each country when they fit, else the number of countries in each state. */
export function matrixTable(rows: readonly Row[], countries: readonly string[], width: number): string {
  const names = rows.map(nameOf);
  const columns = Math.max(0, ...names.map(({ length }) => length)) + countries.join("  ").length + 2;
  return columns <= width ? byCountry(rows, names, countries) : byState(rows, names);
}

const nameOf = ({ name, rule }: Row): string => (rule ? `${name} (${rule})` : name);

function byCountry(rows: readonly Row[], names: readonly string[], countries: readonly string[]): string {
  const used = new Set(rows.flatMap(({ cells }) => cells.map(({ state }) => state)));
  const legend = STATE_NAMES.flatMap((state) =>
    used.has(state) ? [`${STATES[state].sign} ${STATES[state].words}`] : [],
  );
  const lines = rows.map(({ cells }, index) => [names[index] ?? "", ...cells.map(({ state }) => STATES[state].sign)]);
  return `${table(["", ...countries], lines)}\n\n${legend.join("   ")}`;
}

function byState(rows: readonly Row[], names: readonly string[]): string {
  const lines = rows.map((row, index) => {
    const counts = countStates(row);
    return [names[index] ?? "", ...STATE_NAMES.map((state) => (counts[state] === 0 ? "" : String(counts[state])))];
  });
  return table(["", ...STATE_NAMES], lines, STATE_NAMES);
}
