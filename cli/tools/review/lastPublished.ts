import { readFileSync } from "node:fs";
import { join } from "node:path";
import { removePath, writeText } from "../../files.ts";
import type { Project } from "../../project.ts";
import type { Manifest } from "../../manifest/manifest.ts";
import { parseManifest, readManifest } from "../../manifest/manifestFiles.ts";
import type { Vanished } from "./review.ts";

/** Addresses of earlier builds that lead nowhere, kept until they lead somewhere again or are said to be gone. */
const vanishedFile = ({ work }: Project) => join(work, "vanished.json");

/** What this folder's builds have published: the last one's manifest, and the addresses of earlier ones that lead nowhere since. */
export function readPublished(project: Project): Manifest | undefined {
  const last = readManifest(project);
  return last && withVanished(project, last);
}

/** The last build's manifest with the addresses of earlier builds that lead nowhere since. */
export function withVanished(project: Project, last: Manifest): Manifest {
  const vanished = readVanished(project);
  return vanished ? joinManifests(vanished, last) : last;
}

function readVanished(project: Project): Manifest | undefined {
  try {
    return parseManifest(readFileSync(vanishedFile(project), "utf8"));
  } catch {
    return undefined;
  }
}

/** What both know; where both know a site or a host, what the later one says of it. */
function joinManifests(earlier: Manifest, later: Manifest): Manifest {
  const sites = Object.entries(later.sites).map(([key, site]) => {
    const pages = { ...earlier.sites[key]?.pages, ...site.pages };
    return [key, { ...site, pages }] as const;
  });
  const hosts = later.hosts.map((host) => {
    const before = earlier.hosts.find(({ key }) => key === host.key)?.redirects ?? [];
    const redirects = before.filter(({ from }) => !host.redirects.some((rule) => rule.from === from));
    return { ...host, redirects: [...redirects, ...host.redirects] };
  });
  return { ...later, hosts, sites: { ...earlier.sites, ...Object.fromEntries(sites) } };
}

/** Keeps the addresses that lead nowhere now, as `published` knows them. */
export function keepVanished(
  project: Project,
  { format, keys, hosts, sites }: Manifest,
  vanished: readonly Vanished[],
): void {
  if (vanished.length === 0) return removePath(vanishedFile(project));
  const paths = new Set(vanished.flatMap(({ page }) => page?.networkPath ?? []));
  const own = Object.entries(sites).map(([key, site]) => {
    const pages = Object.entries(site.pages).filter(([path]) => paths.has(`/${key}/${path}`));
    return [key, { ...site, pages: Object.fromEntries(pages) }] as const;
  });
  const kept: Manifest = {
    format,
    keys,
    hosts: hosts.map((host) => ({
      ...host,
      files: {},
      redirects: vanished.flatMap((one) => (one.redirect && one.host === host.key ? [one.redirect] : [])),
    })),
    sites: Object.fromEntries(own.filter(([, { pages }]) => Object.keys(pages).length > 0)),
  };
  writeText(vanishedFile(project), JSON.stringify(kept));
}

/** What a build says of addresses that lead nowhere any more; nothing when there are none. */
export function vanishedNotes(vanished: readonly Vanished[]): string[] {
  const [first] = vanished;
  if (!first) return [];
  const paths = vanished.slice(0, 3).map(({ path }) => path);
  const rest = vanished.length - paths.length;
  const list = `${paths.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  return [
    `${list} ${vanished.length === 1 ? "was" : "were"} built before and ${vanished.length === 1 ? "leads" : "lead"} nowhere now. \`sitegen plan\` proposes redirects to paste.`,
  ];
}
