/** What a country does with a key or a page. */
export type State = "shared" | "own" | "changed" | "overridden" | "older" | "missing";

/** What each state means, and its sign in a table. */
export const STATES: Readonly<Record<State, { sign: string; words: string }>> = {
  shared: { sign: "·", words: "shared" },
  own: { sign: "o", words: "the country's own: nothing is shared" },
  changed: { sign: "+", words: "changes what is shared" },
  overridden: { sign: "x", words: "replaces what is shared" },
  older: { sign: "!", words: "replaces it, and is older" },
  missing: { sign: "-", words: "missing" },
};

/** One country's part of a row. */
export interface Cell {
  country: string;
  state: State;
  /** Where it is said: the country's own place, else that of what is shared. */
  file?: string;
  line?: number;
  /** Where what it replaces or changes is: `countries/network.yaml:40`. */
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

/** True for a row in which countries differ: somebody replaces or changes what is shared, or lacks what others have. */
export const differs = ({ cells }: Row): boolean => cells.some(({ state }) => state !== "shared" && state !== "own");

/** How many countries have each state. */
export const countStates = ({ cells }: Pick<Row, "cells">): Record<State, number> =>
  Object.fromEntries(
    Object.keys(STATES).map((state) => [state, cells.filter((cell) => cell.state === state).length]),
  ) as Record<State, number>;
