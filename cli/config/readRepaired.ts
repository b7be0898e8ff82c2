import type { z } from "zod";
import { hasErrors, type Checked } from "../report/problem.ts";
import { FACTS, NETWORK, parseFileName } from "./countryFiles.ts";
import { knownKeys } from "./schema/check/knownKeys.ts";
import { repairKeys, type Repaired } from "./schema/check/repairKeys.ts";
import { Country } from "./schema/country.ts";
import { Facts } from "./schema/facts.ts";
import { Network } from "./schema/network.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";

/**
 * Reads files, and where that gives errors, reads them again with their misspelled keys spelled right. The second reading is
 * taken when it explains the errors: when it has no more of them, the misspelled keys included.
 */
export function readRepaired<T>(
  files: readonly YamlFile[],
  read: (files: readonly YamlFile[]) => Checked<T>,
): Checked<T> {
  const written = read(files);
  if (!hasErrors(written.problems)) return written;
  const repairs = new Map<YamlFile, Repaired>();
  for (const file of files) {
    const repaired = repairFile(file);
    if (repaired) repairs.set(file, repaired);
  }
  if (repairs.size === 0) return written;
  const meant = read(files.map((file) => repairs.get(file)?.yaml ?? file));
  const problems = [...[...repairs.values()].flatMap((repaired) => repaired.problems), ...meant.problems];
  return problems.length > written.problems.length ? written : { ...meant, problems };
}

function repairFile(yaml: YamlFile): Repaired | undefined {
  const { owner } = parseFileName(yaml.file);
  const keysOf = (schema: z.ZodType, path: readonly PropertyKey[]) => knownKeys(schema, path, yaml.value);
  return repairKeys(yaml, (path) => {
    if (owner === FACTS) return keysOf(Facts, path);
    if (owner !== NETWORK) return keysOf(Country, path);
    const [first, ...rest] = path;
    return first === "defaults"
      ? knownKeys(Country, rest, (yaml.value as { defaults?: unknown }).defaults)
      : keysOf(Network, path);
  });
}
