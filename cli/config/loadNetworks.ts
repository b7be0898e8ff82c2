import type { Problem } from "../core/problems/problem.ts";
import { NETWORK, parseFileName, segmentChain } from "./files/countryFiles.ts";
import { check } from "./schema/check/check.ts";
import type { NetworkConfig } from "./schema/network.ts";
import type { ProjectSchemas } from "./schema/projectSchemas.ts";
import { locateInLayers, mergeLayers, type Layer } from "./yaml/layers.ts";
import type { YamlFile } from "./yaml/yamlFile.ts";

/** The network's settings by language, for languages with an overlay; keys are as in file names. */
export type Networks = Readonly<Record<string, NetworkConfig>>;

/** The network's settings in a language. */
export function networkIn({ network, networks }: { network: NetworkConfig; networks: Networks }, language: string) {
  const [general = "", exact = general] = segmentChain(language);
  return networks[exact] ?? networks[general] ?? network;
}

/** Checks the network's file, alone and merged with each overlay (`network.hi.yaml`). */
export function loadNetworks(
  schemas: ProjectSchemas,
  file: YamlFile,
  languages: ReadonlyMap<string, YamlFile>,
): { network: NetworkConfig | undefined; networks: Networks; problems: Problem[] } {
  const base: Layer = { yaml: file, path: [] };
  const { value: network, problems } = read(schemas, [base]);
  const networks: Record<string, NetworkConfig> = {};
  for (const { file: name } of languages.values()) {
    const { owner, language = "" } = parseFileName(name);
    if (owner !== NETWORK) continue;
    const chain = segmentChain(language).flatMap((tag) => languages.get(`${NETWORK}.${tag}`) ?? []);
    const own = read(schemas, [base, ...chain.map((layer) => ({ yaml: layer, path: [] }))]);
    problems.push(...own.problems);
    if (own.value) networks[language] = own.value;
  }
  return { network, networks, problems };
}

function read({ network }: ProjectSchemas, layers: readonly Layer[]) {
  const inLists: Problem[] = [];
  const { value, problems } = check(network, mergeLayers(layers, inLists), (path, atKey) =>
    locateInLayers(layers, path, atKey),
  );
  return { value, problems: [...inLists, ...problems] };
}
