import type { Problem } from "../report/problem.ts";
import { NETWORK, parseFileName } from "./countryFiles.ts";
import { check } from "./schema/check/check.ts";
import { Network, type NetworkConfig } from "./schema/network.ts";
import { locateInLayers, mergeLayers, type Layer } from "./yaml/layers.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";

/** The network's settings in languages that override some of them, by the language's segment. */
export type Networks = Readonly<Record<string, NetworkConfig>>;

/** Checks the network's file, and with it each file that overrides its settings for a language (`network.hi.yaml`). */
export function loadNetworks(
  file: YamlFile,
  languages: ReadonlyMap<string, YamlFile>,
): { network: NetworkConfig | undefined; networks: Networks; problems: Problem[] } {
  const base: Layer = { yaml: file, path: [] };
  const { value: network, problems } = read([base]);
  const networks: Record<string, NetworkConfig> = {};
  for (const yaml of languages.values()) {
    const { owner, language = "" } = parseFileName(yaml.file);
    if (owner !== NETWORK) continue;
    const own = read([base, { yaml, path: [] }]);
    problems.push(...own.problems);
    if (own.value) networks[language] = own.value;
  }
  return { network, networks, problems };
}

const read = (layers: readonly Layer[]) =>
  check(Network, mergeLayers(layers), (path, atKey) => locateInLayers(layers, path, atKey));
