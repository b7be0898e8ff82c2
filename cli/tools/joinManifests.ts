import { groupBy } from "../core/lookups.ts";
import type { Manifest, ManifestSite } from "../model/manifest.ts";
import { existsSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { MANIFEST_FILE } from "../config/index.ts";
import { listFiles } from "../core/files.ts";
import { openProject, type Project } from "../core/project.ts";
import { UsageError } from "../core/problems/errors.ts";
import { nameSome } from "../core/problems/suggest.ts";
import { readManifest } from "../build/index.ts";

/** Why parts can't be joined, and what to do. */
export interface Mistake {
  text: string;
  hint: string;
}

/**
 * Joins the manifests of parts into that of one complete build.
 * @param live The live manifest, for unchanged sites that are in no part.
 */
export function joinManifests(parts: readonly [Part, ...Part[]], live?: Manifest) {
  const [{ manifest: first }] = parts;
  const ofParts = parts.map(({ manifest }) => manifest.sites);
  const available: Record<string, ManifestSite> = Object.assign({}, live?.sites, ...ofParts);
  const sites = Object.fromEntries(
    first.keys.flatMap((key) => (available[key] ? [[key, available[key]] as const] : [])),
  );
  const missing = first.keys.filter((key) => !available[key]);
  return { joined: { ...first, sites }, mistakes: [...findMistakes(parts, missing, live)] };
}

const enginesOf = ({ manifest }: Part): string =>
  [...new Set(Object.values(manifest.sites).map(({ engine }) => engine))].join(" and ");

/** @param missing Sites that neither a part nor the live manifest has */
function* findMistakes(
  parts: readonly [Part, ...Part[]],
  missing: readonly string[],
  live: Manifest | undefined,
): Generator<Mistake> {
  const [first, ...others] = parts;
  const engines = new Map(parts.map((part) => [enginesOf(part), part.name]));
  const list = [...engines].map(([engine, name]) => `${name} by ${engine}`).join(", ");
  if (engines.size > 1)
    yield {
      text: `The parts were built with different versions of sitegen, its packages or Node: ${list}`,
      hint: "Build all of them with the same versions: run `npm ci`, and use the same Node on all machines.",
    };
  // Lists of sites and hosts depend on the settings of all countries and on options, so they must be equal. Hashes of hosts
  // also depend on the engine.
  const settingsOf = ({ manifest: { keys, hosts } }: Part) => JSON.stringify([keys, hosts]);
  const comparable = others.filter((part) => enginesOf(part) === enginesOf(first));
  const names = comparable.filter((part) => settingsOf(part) !== settingsOf(first)).map(({ name }) => name);
  if (names.length > 0)
    yield {
      text: `${listed(names)} ${names.length === 1 ? "was" : "were"} built with other settings or options than ${first.name}`,
      hint: "Build all parts from one commit, with the same --base-url.",
    };
  const owners = parts.flatMap(({ name, manifest }) =>
    [...new Set(Object.values(manifest.sites).map((site) => site.country))].map((country) => ({ country, name })),
  );
  for (const [country, own] of groupBy(owners, (owner) => owner.country))
    if (own.length > 1)
      yield {
        text: `${country} is in ${own.map(({ name }) => name).join(" and in ")}`,
        hint: "Build each country in one part only, into an empty output folder.",
      };
  if (missing.length > 0)
    yield {
      text: `No part contains ${listed(missing)}${live ? ", and the live site does not either" : ""}`,
      hint: live
        ? "Build the countries that `sitegen affected` lists."
        : "Name the folders of all parts. If only some countries were built, name the live site: --since https://www.example.com",
    };
}

const MAX_NAMED = 5;

export const listed = (names: readonly string[]): string => nameSome(names, MAX_NAMED);

/** The output of one of several builds. */
export type Part = ReturnType<typeof readPart>;

/**
 * Reads a build's output: a folder with `dist/` (and `deploy/`), or the upload itself.
 * @throws UsageError for any other folder, and for one in the output folder.
 */
export function readPart(name: string, project: Project) {
  const folder = resolve(name);
  const within = relative(project.out, folder);
  if (within !== "" && !within.startsWith("..") && resolve(project.out, within) === folder)
    throw new UsageError(`${name} is in the output folder, which a join replaces`, "Keep parts in a separate folder.");
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UsageError(
      `There is no folder ${name}`,
      "Name the folders that `sitegen build --shard i/n` wrote, one for each part.",
    );
  const place = existsSync(join(folder, MANIFEST_FILE))
    ? { ...openProject(folder, "."), deploy: "", work: "" }
    : openProject(folder);
  const manifest = readManifest(place);
  if (!manifest)
    throw new UsageError(
      `${name} contains no ${MANIFEST_FILE}, and neither does its dist${sep}`,
      `Name a folder that \`sitegen build --shard i/n\` wrote. With \`host.manifest: false\`, keep each build's .sitegen${sep}${MANIFEST_FILE} beside its dist${sep}.`,
    );
  const filesOf = (at: string) => new Map((at === "" ? [] : listFiles(at)).map((file) => [file, join(at, file)]));
  const uploaded = filesOf(place.out);
  for (const { key } of manifest.hosts) uploaded.delete(key === "" ? MANIFEST_FILE : `${key}/${MANIFEST_FILE}`);
  return {
    /** The folder as the user wrote it. */
    name,
    manifest,
    /** Whether the manifest is outside the upload. */
    isApart: !existsSync(join(place.out, MANIFEST_FILE)),
    /** Paths of the files to upload, and of those of `deploy/`, by their names there. */
    uploaded,
    deployed: filesOf(place.deploy),
  };
}
