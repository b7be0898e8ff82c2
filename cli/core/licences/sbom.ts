import type { Notice } from "./notices.ts";

/** The parts of a CycloneDX bill of materials that are changed here. */
export interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string; tools?: unknown; component: SbomComponent };
  components: SbomComponent[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

interface SbomComponent {
  "bom-ref": string;
  name: string;
  version: string;
  properties?: { name: string; value: string }[];
  externalReferences?: { type: string; url: string }[];
}

/** `package-lock.json`: packages by path. */
export interface Lock {
  packages: Record<string, { version?: string; dev?: boolean; devOptional?: boolean }>;
}

/** Marks a component that is bundled in the command line instead of being installed. */
const BUNDLED = { name: "countrysites:bundled", value: "lib/cli" };

interface Options {
  /** Output of `npm sbom` for everything in the lock file. */
  all: Sbom;
  lock: Lock;
  name: string;
  bundled: readonly Notice[];
}

/**
 * The bill of materials of the published package: bundled packages, and those that are installed with it. It contains
 * nothing that depends on time or machine. (`npm sbom --omit=dev` drops packages that dev tools need too.)
 */
export function makeSbom({ all, lock, name, bundled }: Options): Sbom {
  const installed = installedIds(lock);
  const bundledIds = new Set(bundled.map(idOf));
  const root = all.metadata.component["bom-ref"];
  const components = new Map(
    all.components
      .filter((component) => installed.has(idOf(component)) || bundledIds.has(idOf(component)))
      .map((component) => [component["bom-ref"], describe(component, bundledIds.has(idOf(component)))]),
  );
  const isKnown = (ref: string) => ref === root || components.has(ref);
  const graph = new Map(all.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn.filter(isKnown).sort()]));
  const { serialNumber: _number, metadata: _metadata, ...rest } = all;
  return {
    ...rest,
    metadata: { component: { ...describe(all.metadata.component, false), name } },
    components: [...components.values()].sort((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1)),
    dependencies: [...graph]
      .filter(([ref]) => isKnown(ref))
      .map(([ref, dependsOn]) => ({ ref, dependsOn }))
      .sort((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
}

function installedIds({ packages }: Lock): Set<string> {
  const wanted = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional);
  return new Set(wanted.map(([path, { version = "" }]) => `${path.replace(/^.*node_modules\//, "")}@${version}`));
}

const idOf = ({ name, version }: Notice): string => `${name}@${version}`;

/** Removes download URLs and properties, which depend on the machine and repository. */
function describe(
  { properties: _properties, externalReferences = [], ...component }: SbomComponent,
  isBundled: boolean,
) {
  const references = externalReferences.filter(({ type }) => type !== "distribution");
  return {
    ...component,
    ...(isBundled && { properties: [BUNDLED] }),
    ...(references.length > 0 && { externalReferences: references }),
  };
}
