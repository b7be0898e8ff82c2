import type { Place, Problem } from "../../report/problem.ts";
import { FACTS } from "../countryFiles.ts";
import { check } from "../schema/check/check.ts";
import { Facts, type FactsConfig } from "../schema/facts.ts";
import { locate } from "../yaml/locate.ts";
import type { YamlFile } from "../yaml/yamlFile.ts";

export const FACTS_FILE = `countries/${FACTS}.yaml`;

/** Figures and rules, each once. */
export interface LoadedFacts {
  facts: FactsConfig;
  /** Ids in the file, those of facts with mistakes included. */
  factIds: string[];
  /** Place of a fact, or of one of its keys. */
  locateFact(path: readonly PropertyKey[], key?: boolean): Place;
}

/** Checks the file of facts; a project without one has none. */
export function loadFacts(file: YamlFile | undefined): LoadedFacts & { problems: Problem[] } {
  if (!file)
    return {
      facts: {},
      factIds: [],
      locateFact: () => ({ file: FACTS_FILE, line: 1, column: 1, length: 1 }),
      problems: [],
    };
  const locateFact: LoadedFacts["locateFact"] = (path, key) => locate(file, path, key);
  const { value, problems } = check(Facts, file.value, locateFact);
  // What cites the facts that are understood is checked all the same.
  return { facts: value ?? salvage(file.value), factIds: Object.keys(file.value ?? {}), locateFact, problems };
}

function salvage(written: unknown): FactsConfig {
  if (typeof written !== "object" || written === null) return {};
  return Object.fromEntries(
    Object.entries(written).flatMap(([id, one]) => {
      const parsed = Facts.safeParse({ [id]: one }).data?.[id];
      return parsed ? [[id, parsed]] : [];
    }),
  );
}
