import { packageData } from "./assets/packageData.ts";
import { fontCutter } from "./assets/fontFiles.ts";
import type { Pool } from "./render/pool.ts";
import type { RunOptions } from "./changes/lastBuild.ts";
import { readConfig } from "../config/readConfig.ts";
import { checkDates, withoutUnread } from "../config/facts/checkFacts.ts";
import { specialFiles, withFileTexts } from "../config/yaml/readSources.ts";
import type { Config } from "../model/config.ts";
import { checkCategories } from "../content/checks/checkCategories.ts";
import { loadContent, unknownMarkdown } from "../content/loadContent.ts";
import type { Content } from "../model/content.ts";
import { listPublicFiles, readBrandFiles } from "../content/brandAndPublicFiles.ts";
import type { MarkdownSummary } from "../content/markdown/parseMarkdownFile.ts";
import { markdownQueries } from "../content/markdown/readMarkdownFile.ts";
import { instant, openGraph, type Graph } from "../core/graph/graph.ts";
import { measurePictures } from "../content/pictures/measurePictures.ts";
import { readFonts, readShareFonts } from "../content/fonts/readFonts.ts";
import { makePlan } from "../plan/makePlan.ts";
import type { ProjectFiles } from "../model/siteContext.ts";
import type { Plan, SitePlan } from "../model/plan.ts";
import { planSchedule, type Schedule } from "../plan/schedule/schedule.ts";
import { unusedPictures } from "../plan/pictures/pictures.ts";
import { PART_FOLDERS } from "../content/parts/partFiles.ts";
import { NO_PARTS, readParts, type OwnParts } from "../content/parts/readParts.ts";
import { openProject } from "../core/project.ts";
import { UsageError, ProblemsError } from "../core/problems/errors.ts";
import { hasErrors, isError, sortProblems, type Checked, type Problem } from "../core/problems/problem.ts";
import { suppress, type SuppressedProblem } from "../core/problems/suppress.ts";
import { didYouMean } from "../core/problems/suggest.ts";

/** A project that has been read and planned. */
export interface CheckedProject<S = UnplannedSite> {
  config: Config;
  content: Content;
  plan: Plan;
  parts: OwnParts;
  /** What `findUnchanged` has found. */
  unchanged: readonly S[];
}

export interface ProjectCheck<S = UnplannedSite> {
  /** Undefined when the configuration couldn't be read. */
  project?: CheckedProject<S>;
  problems: Problem[];
  /** Warnings that the project has accepted. */
  suppressed: SuppressedProblem[];
}

/** Finds sites that need not be planned again, with their problems. */
export type FindUnchanged<S = UnplannedSite> = (config: Config, schedule: Schedule) => readonly S[];

interface UnplannedSite extends Pick<SitePlan, "key" | "country" | "problems"> {
  pictures: Pick<SitePlan["pictures"][number], "original">[];
}

/** `now` is the current time by default. */
interface Options<S> extends Partial<Omit<RunOptions, "hosts">> {
  root: string;
  graph?: Graph;
  findUnchanged?: FindUnchanged<S> | undefined;
  pool?: Pool | undefined;
}

/** What is read before texts are checked. */
interface Input {
  parts: Checked<OwnParts>;
  config: Checked<Config>;
  graph: Graph;
  files: FoundFiles;
}

/** Reads configuration and content and makes the plan, with all problems. @throws UsageError for unknown countries. */
export async function checkProject<S extends UnplannedSite>(options: Options<S>): Promise<ProjectCheck<S>> {
  const project = openProject(options.root);
  const { graph = openGraph(project) } = options;
  const { sources } = graph;
  const special = specialFiles(sources);
  if (special.length > 0) return { problems: sortProblems(special), suppressed: [] };
  const checkedParts = await readParts(graph);
  const parts = checkedParts.value ?? NO_PARTS;
  const unreadFiles = unknownMarkdown(graph, parts);
  // Other threads start to read Markdown while this one reads the configuration.
  const setup = { root: project.root, schemas: parts.schemas, templates: parts.kinds.templates };
  const read: (MarkdownSummary | undefined)[] = [];
  const reading = options.pool?.run("markdown", [{ setup, items: unreadFiles }], {
    finish: (results) => void read.push(...results),
  });
  const config = readConfig(graph, parts);
  await reading;
  for (const [index, file] of unreadFiles.entries()) {
    const summary = read[index];
    if (summary)
      graph.put(markdownQueries(parts.kinds).summaryOf, [file, parts.key], [{ file, hash: summary.hash }], summary);
  }
  return checkRead(options, { parts: checkedParts, config, graph, files: await findFiles(graph, config.value) });
}

/** Metadata of pictures, drawings and fonts. */
export type FoundFiles = Omit<ProjectFiles, "publicFiles">;

/** Reads the metadata of pictures, drawings and fonts; for unchanged files from the cache. */
export const findFiles = async (graph: Graph, config: Config | undefined): Promise<FoundFiles> => ({
  pictures: await measurePictures(graph),
  brandFiles: await readBrandFiles(graph),
  fonts: {
    facts: config ? await readFonts(graph, config) : new Map(),
    share: config ? await readShareFonts(graph.project, config) : new Map(),
    cutter: fontCutter(),
  },
});

/** The rest of `checkProject`, after files were read. */
export function checkRead<S extends UnplannedSite>(
  options: Options<S>,
  { graph, files, config: checkedConfig, parts: checkedParts }: Input,
): ProjectCheck<S> {
  const { root, countries = [], baseUrl, findUnchanged, now = new Date(), drafts = "no" } = options;
  const { value: loaded, problems: mistakes } = checkedConfig;
  const { value: parts = NO_PARTS, problems: partProblems } = checkedParts;
  if (!loaded) return { problems: sortProblems([...partProblems, ...mistakes]), suppressed: [] };
  const keys = [...loaded.countries.map(({ key }) => key), ...loaded.brokenCountries];
  const unknown = countries.find((name) => !keys.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no country \`${unknown}\``, didYouMean(unknown, keys));
  const { value: content = new Map(), problems: inContent } = loadContent(loaded, graph, parts);
  const { config, problems: inCategories } = checkCategories(loaded, content);
  const schedule = planSchedule(config, content, { now, drafts });
  graph.set(instant, [], now.getTime());
  const unchanged = findUnchanged?.(config, schedule) ?? [];
  const named = countries.length > 0 ? countries : config.countries.map(({ key }) => key);
  const { plan, problems: planProblems } = makePlan({
    config,
    content,
    files: { ...files, publicFiles: listPublicFiles(graph.sources) },
    packageData: packageData(root),
    baseUrl,
    schedule,
    only: named.filter((name) => !unchanged.some(({ country }) => country === name)),
  });
  const ofUnchanged = unchanged.flatMap((site) => site.problems);
  const all = [partProblems, mistakes, inContent, inCategories, planProblems, withFileTexts(root, ofUnchanged)].flat();
  all.push(...checkDates(config, schedule.today));
  // Pages with mistakes may show pictures that are not in the plan.
  if (!hasErrors(all)) {
    const countryKeys = config.countries.map(({ key }) => key);
    all.push(...unusedPictures(files.pictures, [...plan.sites, ...unchanged], countryKeys, schedule));
  }
  graph.save();
  const remaining = suppress(withoutUnread(all), config, countries.length === 0 && !hasErrors(all));
  return {
    project: { config, content, plan, parts, unchanged },
    problems: sortProblems(remaining.problems),
    suppressed: sortProblems(remaining.suppressed),
  };
}

/** Problems in files of the named countries, and in files that belong to no country. */
export function problemsOf<T extends Problem>(problems: T[], countries: readonly string[]): T[] {
  if (countries.length === 0) return problems;
  const shown = ["network", "facts", "shared", "content", "public", "text", "brand", ...PART_FOLDERS, ...countries];
  return problems.filter(({ place: { file } }) => shown.includes(folderOrCountryOf(file)));
}

/** The country that a file belongs to; for other files, their name or folder in `countries/`: `network`, `shared`. */
const folderOrCountryOf = (file: string): string =>
  /^countries\/(?:(?:content|images|(?:public|text|brand)(?=\/[^/]+\/))\/)?([^/.]+)/.exec(file)?.[1] ?? "";

/** Returns the checked project. @throws ProblemsError with the errors, without warnings, if there are any. */
export function requireProject<T>({ project, problems }: { project?: T; problems: Problem[] }): T {
  stopOnErrors(problems);
  if (!project) throw new ProblemsError([]);
  return project;
}

/** @throws ProblemsError with the errors, without warnings, if there are any. */
export function stopOnErrors(problems: Problem[]): void {
  if (hasErrors(problems)) throw new ProblemsError(problems.filter(isError));
}
