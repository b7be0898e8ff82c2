import { join } from "node:path";
import type { Config } from "../../model/config.ts";
import { CONTENT_FOLDER, PICTURE_FOLDER } from "../../config/files/pictureFiles.ts";
import { listRoutes } from "../../config/routes/routes.ts";
import type { Project } from "../../core/project.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { hasChanged, type SinceLastBuild } from "./lastBuild.ts";
import { readIntact, type Outputs } from "../output/outputs.ts";
import type { Schedule } from "../../plan/schedule/schedule.ts";

/** A site that stays as the last build wrote it. */
export interface UnchangedSite {
  key: string;
  country: string;
  /** The pictures that it shows. */
  pictures: { original: string }[];
  /** The last build's problems in its pages. */
  problems: Problem[];
}

/**
 * The sites that the changes don't affect, and whose folders are as the last build wrote them. A site depends on the
 * Markdown of its country, on shared Markdown, and on whether its pages have counterparts. Returns none when a changed
 * file belongs to no built country, or when no site would be left to build.
 */
export function findUnchangedSites(
  project: Project,
  config: Config,
  { report, problems, edited, moved }: Pick<SinceLastBuild, "report" | "problems" | "edited" | "moved">,
): UnchangedSite[] {
  const changed = [...edited, ...moved].map(ownerAndContent);
  const owners = new Set(changed.map(({ owner }) => owner));
  const pairs = new Set(moved.flatMap((file) => contentKeys(ownerAndContent(file).content)));
  const built = config.sites.filter(({ key }) => report.sites.some(({ country }) => country === key));
  const countries = new Set(built.map(({ country }) => country));
  if ([...owners].some((owner) => !countries.has(owner))) return [];
  const unchanged = built
    .filter(({ country }) => !owners.has(country))
    .filter((site) => !listRoutes(config, site).some(({ pair }) => pairs.has(pair)))
    .flatMap(({ key, country }) => {
      const outputs = readIntact(project, key, join(project.out, key));
      return outputs ? [{ key, country, pictures: shownPictures(outputs), problems: problems[key] ?? [] }] : [];
    });
  // A country is built with all its languages or not at all.
  const isWhole = ({ country }: { country: string }) =>
    config.sites.every((site) => site.country !== country || unchanged.some(({ key }) => key === site.key));
  const whole = unchanged.filter(isWhole);
  return whole.length < built.length ? whole : [];
}

/**
 * The unchanged sites. When nothing has changed, the first country is left out: a plan needs at least one site.
 */
export function sitesOfLastBuild(project: Project, config: Config, since: SinceLastBuild): UnchangedSite[] {
  const [first] = config.countries;
  return findUnchangedSites(project, config, {
    ...since,
    edited: hasChanged(since) || !first ? since.edited : [`countries/content/${first.key}/home.md`],
  });
}

/** Possible content keys of a file: in a folder of a further language, the path begins with the language. */
const contentKeys = (content: string): string[] => [content, content.replace(/^[^/]+\//, "")];

/** `india` and `news/new-prices` of `countries/content/india/news/new-prices.md`. */
function ownerAndContent(file: string): { owner: string; content: string } {
  const [owner = "", ...rest] = file.split("/").slice(2);
  return { owner, content: rest.join("/").replace(/\.md$/, "") };
}

/** The originals of a site's pictures, which are the keys of the pictures' files. */
const shownPictures = (outputs: Outputs): UnchangedSite["pictures"] =>
  Object.values(outputs)
    .filter(({ key }) => [PICTURE_FOLDER, CONTENT_FOLDER].some((folder) => key.startsWith(`${folder}/`)))
    .map(({ key }) => ({ original: key }));

/** The unpublished pages with their states, as the next build compares them: `india/hi news/new-prices draft`. */
export const listUnpublished = ({ unpublished }: Pick<Schedule, "unpublished">): string[] =>
  unpublished.map(({ route, state }) => `${route.site} ${route.content} ${state.is}`).sort();

/**
 * Adds pages that were published or unpublished since the last build to `moved`, as if their files had come or gone.
 */
export function withChangedStates<T extends Pick<SinceLastBuild, "moved" | "unpublished">>(
  since: T,
  schedule: Pick<Schedule, "unpublished">,
): T {
  const [before, now] = [new Set(since.unpublished), new Set(listUnpublished(schedule))];
  const changed = [...before].filter((page) => !now.has(page)).concat([...now].filter((page) => !before.has(page)));
  if (changed.length === 0) return since;
  const files = changed.map((page) => {
    const [site = "", content = ""] = page.split(" ");
    return `countries/content/${site}/${content}.md`;
  });
  return { ...since, moved: [...new Set([...since.moved, ...files])] };
}
