import { type Place, type Problem, startOf } from "../../core/problems/problem.ts";
import { FACTS } from "../files/countryFiles.ts";
import { check } from "../schema/check/check.ts";
import { Facts, type FactsConfig } from "../schema/facts.ts";
import { locate } from "../yaml/locate.ts";
import { isMap, type YamlFile } from "../yaml/yamlFile.ts";

export const FACTS_FILE = `countries/${FACTS}.yaml`;

export interface LoadedFacts {
  facts: FactsConfig;
  /** All ids in the file, including those of invalid facts. */
  factIds: string[];
  /** Source location of a fact, or of one of its keys. */
  locateFact(path: readonly PropertyKey[], key?: boolean): Place;
}

/** Checks the facts file, which is optional. */
export function loadFacts(file: YamlFile | undefined): LoadedFacts & { problems: Problem[] } {
  const locateFact: LoadedFacts["locateFact"] = (path, key) => (file ? locate(file, path, key) : startOf(FACTS_FILE));
  if (!file) return { facts: {}, factIds: [], locateFact, problems: [] };
  const { value, problems } = check(Facts, file.value, locateFact);
  // Valid facts are kept, so that citations of them can be checked.
  return { facts: value ?? salvage(file.value), factIds: Object.keys(file.value ?? {}), locateFact, problems };
}

function salvage(written: unknown): FactsConfig {
  return Object.fromEntries(
    Object.entries(isMap(written) ? written : {}).flatMap(([id, fact]) => {
      const parsed = Facts.safeParse({ [id]: fact }).data?.[id];
      return parsed ? [[id, parsed]] : [];
    }),
  );
}
