import { readFileSync } from "node:fs";
import { join } from "node:path";
import { removePath, writeText } from "../../core/files.ts";
import { makeManifest } from "../manifest/makeManifest.ts";
import type { Manifest } from "../../model/manifest.ts";
import { parseManifest, readManifest } from "../manifest/manifestFiles.ts";
import type { Project } from "../../core/project.ts";
import { reviewManifests, type Vanished } from "./review.ts";
import { attempt } from "../../core/attempt.ts";

/** Vanished addresses of earlier builds. Each is kept until it leads somewhere again or is listed as gone. */
const vanishedFile = ({ work }: Project) => join(work, "vanished.json");

/** What the builds of this folder have published: the last manifest, with the vanished addresses of earlier builds. */
export function readPublished(project: Project): Manifest | undefined {
  const last = readManifest(project);
  return last && withVanished(project, last);
}

/** Adds the vanished addresses of earlier builds to the last manifest. */
export function withVanished(project: Project, last: Manifest): Manifest {
  const vanished = attempt(() => parseManifest(readFileSync(vanishedFile(project), "utf8")));
  return vanished ? joinManifests(vanished, last) : last;
}

/** Joins two manifests. The later one wins. */
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

/** Published addresses that vanish with a plan. Sites that are not in the plan are taken as they were published. */
export const findVanished = (
  published: Manifest,
  planned: Pick<Parameters<typeof makeManifest>[0], "config" | "plan" | "parts">,
): Vanished[] =>
  // The contents of public files make no address vanish, so they are not hashed.
  reviewManifests(published, makeManifest({ ...planned, hashOf: () => "", before: published })).vanished;

/** Stores the vanished addresses, as `published` describes them. */
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

/** A build's note about vanished addresses. Empty when there are none. */
export function vanishedNotes(vanished: readonly Vanished[]): string[] {
  const [first] = vanished;
  if (!first) return [];
  const paths = vanished.slice(0, 3).map(({ path }) => path);
  const rest = vanished.length - paths.length;
  const list = `${paths.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  const [was, leads] = vanished.length === 1 ? ["was", "leads"] : ["were", "lead"];
  return [
    `${list} ${was} built before and ${leads} to an error page now. \`sitegen plan\` proposes redirects to paste.`,
  ];
}
