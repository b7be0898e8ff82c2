import type { Notice } from "./notice.ts";

/** A software bill of materials in CycloneDX's JSON, as far as it is changed here. */
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

/** What `package-lock.json` says of each package, by its path. */
export interface Lock {
  packages: Record<string, { version?: string; dev?: boolean; devOptional?: boolean }>;
}

/** Marks a component whose code is a part of the command line, and is not installed beside it. */
const BUNDLED = { name: "countrysites:bundled", value: "lib/cli" };

interface Options {
  /** Of everything that is locked, as `npm sbom` lists it. */
  all: Sbom;
  lock: Lock;
  /** The package's own name. */
  name: string;
  /** Packages that are bundled. */
  bundled: readonly Pick<Notice, "name" | "version">[];
}

/**
 * The bill of what the published package consists of: what is bundled in it, and what is installed with it. Nothing in it is
 * of a moment or a machine. (`npm sbom --omit=dev` drops packages that tools need, too, among them Vite.)
 */
export function makeSbom({ all, lock, name, bundled }: Options): Sbom {
  const installed = installedIds(lock);
  const own = new Set(bundled.map(idOf));
  const root = all.metadata.component["bom-ref"];
  const components = new Map(
    all.components
      .filter((component) => installed.has(idOf(component)) || own.has(idOf(component)))
      .map((component) => [component["bom-ref"], describe(component, own.has(idOf(component)))]),
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

/** Names and versions of the packages that an installation of this one brings along. */
function installedIds({ packages }: Lock): Set<string> {
  const wanted = Object.entries(packages).filter(([path, { dev, devOptional }]) => path !== "" && !dev && !devOptional);
  return new Set(wanted.map(([path, { version = "" }]) => `${path.replace(/^.*node_modules\//, "")}@${version}`));
}

const idOf = ({ name, version }: Pick<Notice, "name" | "version">): string => `${name}@${version}`;

/** Without where npm took it from on this machine, and what it is for in this repository. */
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
