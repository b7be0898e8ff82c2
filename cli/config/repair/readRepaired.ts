import { hasErrors, type Checked, type Problem } from "../../report/problem.ts";
import { FACTS, NETWORK, parseFileName } from "../countryFiles.ts";
import { Country } from "../schema/country.ts";
import { Facts } from "../schema/facts.ts";
import { Network } from "../schema/network.ts";
import type { YamlFile } from "../yaml/yamlFile.ts";
import { findNames, type ProjectNames } from "./projectNames.ts";
import { repairFile, type Dictionary } from "./repairFile.ts";
import { repairIndentation } from "./repairIndentation.ts";
import { schemaKeys } from "./schemaKeys.ts";

/**
 * Reads files, and if they have errors, reads them again with misspelled names corrected. The second result is used if
 * it has no more problems than the first, including those of the misspelled names.
 * @param always Always corrects names: whether a page has copy is known only later.
 */
export function readRepaired<T>(
  root: string,
  files: readonly YamlFile[],
  read: (files: readonly YamlFile[]) => Checked<T>,
  always = false,
): Checked<T> {
  const written = read(files);
  if (!always && !hasErrors(written.problems)) return written;
  const repaired = repairFiles(root, files);
  if (repaired.problems.length === 0) return written;
  const corrected = read(repaired.files);
  const problems = [...repaired.problems, ...corrected.problems];
  return !always && problems.length > written.problems.length ? written : { ...corrected, problems };
}

function repairFiles(root: string, files: readonly YamlFile[]): { files: YamlFile[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const apply = (step: typeof repairFile) => (yaml: YamlFile, dictionary: Dictionary) => {
    const repaired = step(yaml, dictionary);
    problems.push(...(repaired?.problems ?? []));
    return repaired?.yaml ?? yaml;
  };
  const indent = apply(repairIndentation);
  const repair = apply(repairFile);
  const byLines = files.map((file) => indent(file, keysOf(file)));
  const byKeys = byLines.map((file) => repair(file, keysOf(file)));
  const names = findNames(root, byKeys);
  const isNetwork = ({ file }: YamlFile) => parseFileName(file).owner === NETWORK;
  const networks = byKeys.map((file) => (isNetwork(file) ? repair(file, names.network) : file));
  const network = networks.find(({ file }) => file === `countries/${NETWORK}.yaml`);
  return { files: networks.map((file) => repair(file, namesOf(file, names, network))), problems };
}

function keysOf({ file, value }: YamlFile): Required<Pick<Dictionary, "keysAt" | "isOpen">> {
  const { owner } = parseFileName(file);
  if (owner === FACTS) return schemaKeys(Facts, value);
  const ofCountry = schemaKeys(Country, value);
  if (owner !== NETWORK) return ofCountry;
  const ofNetwork = schemaKeys(Network, value);
  const ofDefaults = schemaKeys(Country, (value as { defaults?: unknown } | null)?.defaults);
  return {
    keysAt: (path, map) =>
      path[0] === "defaults" ? ofDefaults.keysAt(path.slice(1), map) : ofNetwork.keysAt(path, map),
    isOpen: (path) => (path[0] === "defaults" ? ofDefaults.isOpen(path.slice(1)) : ofNetwork.isOpen(path)),
  };
}

function namesOf({ file }: YamlFile, names: ProjectNames, network: YamlFile | undefined): Dictionary {
  const { owner, language } = parseFileName(file);
  return owner === NETWORK || owner === FACTS || language !== undefined
    ? { keysAt: () => undefined }
    : names.country(owner, network);
}
