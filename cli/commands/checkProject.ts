import { flags } from "../render/flags.ts";
import { fontCutter } from "../render/fontFiles.ts";
import { readLetter } from "../render/letters.ts";
import type { Pool } from "../render/pool.ts";
import type { UnchangedSite } from "../render/unchangedSites.ts";
import { readWorld } from "../render/world.ts";
import { loadCachedConfig } from "../config/configCache.ts";
import { checkDates, withoutUnread } from "../config/facts/checkFacts.ts";
import { specialFiles } from "../config/specialFiles.ts";
import { renewProblems } from "../config/yaml/keptProblems.ts";
import { loadConfig, type Config } from "../config/loadConfig.ts";
import { checkCategories } from "../content/checkCategories.ts";
import { loadContent, unknownMarkdown, type Content } from "../content/loadContent.ts";
import { listPublicFiles } from "../content/publicFiles.ts";
import { NO_BRAND_FILES, readBrandFiles, type BrandFiles } from "../content/brandFiles.ts";
import type { MarkdownFacts } from "../content/parseMarkdownFile.ts";
import { factsOf } from "../content/readMarkdownFile.ts";
import { openGraph, type Graph } from "../graph/graph.ts";
import { measurePictures } from "../content/pictures/measurePictures.ts";
import type { PictureIndex } from "../content/pictures/pictureMetadata.ts";
import { readFonts } from "../content/fonts/readFonts.ts";
import { readShareFonts } from "../content/fonts/readShareFonts.ts";
import { NO_FONT_OPTIONS, type FontOptions } from "../plan/fonts/siteFonts.ts";
import { knownLicences } from "../licences/knownLicences.ts";
import { makePlan, type Plan } from "../plan/plan.ts";
import { picturesToCome } from "../plan/schedule/picturesToCome.ts";
import { planSchedule } from "../plan/schedule/planSchedule.ts";
import type { Schedule, ShowDrafts } from "../plan/schedule/schedule.ts";
import { unusedPictures } from "../plan/unusedPictures.ts";
import { PART_FOLDERS } from "../parts/partFiles.ts";
import { NO_PARTS, readParts, type OwnParts } from "../parts/readParts.ts";
import { setOwnKinds } from "../config/schema/own/ownKinds.ts";
import { openProject } from "../project.ts";
import { UsageError } from "../report/errors.ts";
import { hasErrors, sortProblems, type Checked as Read, type Problem } from "../report/problem.ts";
import { suppress, type SuppressedProblem } from "../report/suppress.ts";
import { didYouMean } from "../report/suggest.ts";

/** A project as far as it could be understood. */
export interface CheckedProject {
  config: Config;
  content: Content;
  plan: Plan;
  parts: OwnParts;
}

interface Checked {
  /** There when the configuration could be understood, even with problems. */
  project?: CheckedProject;
  problems: Problem[];
  /** Warnings that the project has accepted. */
  suppressed: SuppressedProblem[];
}

interface Options {
  root: string;
  /** Countries that the user named. */
  countries?: readonly string[];
  baseUrl?: string | undefined;
  /** What there is to read, and what is known of it, where that was looked at. */
  graph?: Graph;
  /** Finds the sites that need not be planned, because nothing has changed for them. */
  findUnchanged?: ((config: Config, schedule: Schedule) => UnchangedSite[]) | undefined;
  /** The instant that decides which pages are published; this one by default. */
  now?: Date;
  /** Whether pages are shown that are not published yet. */
  drafts?: ShowDrafts;
  /** The project's own parts, when they are known. */
  parts?: Read<OwnParts>;
  /** Threads that read Markdown. */
  pool?: Pool;
}

/** What is read before the rest. */
interface Known {
  parts: Read<OwnParts>;
  config: Read<Config>;
  graph: Graph;
}

/** Configuration, content and plan, with every problem of all three. @throws UsageError for a country that does not exist. */
export async function checkProject(options: Options): Promise<Checked> {
  const project = openProject(options.root);
  const { graph = openGraph(project) } = options;
  const { sources } = graph;
  const special = specialFiles(sources);
  if (special.length > 0) return { problems: sortProblems(special), suppressed: [] };
  const parts = await readParts(graph);
  const { key, kinds, schemas } = parts.value ?? NO_PARTS;
  setOwnKinds(kinds);
  const unread = unknownMarkdown(graph, key);
  // Other threads begin; this one reads the settings first.
  const setup = { root: project.root, schemas, templates: kinds.templates };
  const read: (MarkdownFacts | undefined)[] = [];
  const reading = options.pool?.run("facts", [{ setup, items: unread }], {
    finish: (results) => void read.push(...results),
  });
  const config = loadCachedConfig(graph, key);
  await reading;
  for (const [index, file] of unread.entries()) {
    const facts = read[index];
    if (facts) graph.put(factsOf, [file, key], [{ file, hash: facts.hash }], facts);
  }
  // A thread of the pool sets the same, and this is one of them.
  setOwnKinds(kinds);
  const found = await findFiles(graph, config.value);
  return checkTexts(options, found, { parts, config, graph });
}

/** What was found of the files that are not text. */
export interface FoundFiles {
  pictures: PictureIndex;
  brandFiles: BrandFiles;
  fonts: FontOptions;
}

/** A project of which only the texts are looked at. */
export const NO_FILES: FoundFiles = { pictures: new Map(), brandFiles: NO_BRAND_FILES, fonts: NO_FONT_OPTIONS };

/** Looks at pictures, drawings and fonts; at those alone that are new. */
export const findFiles = async (graph: Graph, config: Config | undefined): Promise<FoundFiles> => ({
  pictures: await measurePictures(graph),
  brandFiles: await readBrandFiles(graph),
  fonts: {
    facts: config ? await readFonts(graph, config) : new Map(),
    share: config ? await readShareFonts(graph.project, config) : new Map(),
    cutter: fontCutter(),
  },
});

/** The same once it is known which pictures there are. */
export function checkTexts(options: Options, found = NO_FILES, known = readKnown(options)): Checked {
  const { pictures, brandFiles, fonts } = found;
  const { root, countries = [], baseUrl, findUnchanged, now = new Date(), drafts = "no" } = options;
  const {
    graph,
    config: { value: written, problems: mistakes },
    parts: { value: parts = NO_PARTS, problems: partProblems },
  } = known;
  if (!written) return { problems: sortProblems([...partProblems, ...mistakes]), suppressed: [] };
  const keys = [...written.countries.map(({ key }) => key), ...written.brokenCountries];
  for (const name of countries) {
    if (!keys.includes(name)) throw new UsageError(`There is no country \`${name}\``, didYouMean(name, keys));
  }
  const { config, content, problems } = readContent({ value: written, problems: mistakes }, graph, parts.key);
  const schedule = planSchedule(config, content, { now, drafts });
  const unchanged = findUnchanged?.(config, schedule) ?? [];
  const named = countries.length > 0 ? countries : config.countries.map(({ key }) => key);
  const { plan, problems: planProblems } = makePlan({
    config,
    content,
    pictures,
    brandFiles,
    fonts,
    letter: readLetter,
    publicFiles: listPublicFiles(graph.sources),
    baseUrl,
    flags: flags(),
    licences: knownLicences(root),
    world: readWorld,
    schedule,
    only: named.filter((name) => !unchanged.some(({ country }) => country === name)),
  });
  const kept = renewProblems(
    root,
    unchanged.flatMap((site) => site.problems),
  );
  const all = [...partProblems, ...problems, ...planProblems, ...kept, ...checkDates(config, schedule.today)];
  // What a page with mistakes shows is not known.
  if (!hasErrors(all)) {
    const known = [...plan.sites, ...unchanged];
    all.push(
      ...unusedPictures(
        pictures,
        known,
        config.countries.map(({ key }) => key),
        picturesToCome(schedule),
      ),
    );
  }
  graph.save();
  const left = suppress(withoutUnread(all), config, countries.length === 0 && !hasErrors(all));
  return {
    project: { config, content, plan, parts },
    problems: sortProblems(left.problems),
    suppressed: sortProblems(left.suppressed),
  };
}

/** The copy of all pages. Where pages have none, their names may be misspelled: then all is read as it was meant. */
function readContent(
  { value: config, problems: mistakes }: Required<Read<Config>>,
  graph: Graph,
  parts: string,
): { config: Config; content: Content; problems: Problem[] } {
  const read = ({ value, problems }: Required<Read<Config>>) => {
    const { value: content = new Map(), problems: inContent } = loadContent(value, graph, parts);
    const { config, problems: inCategories } = checkCategories(value, content);
    return { config, content, problems: [...problems, ...inContent, ...inCategories] };
  };
  const written = read({ value: config, problems: mistakes });
  if (!written.problems.some(({ code }) => code === "missing-content")) return written;
  const { value, problems } = loadConfig(config.root, { asMeant: true });
  const meant = value && read({ value, problems });
  return meant && meant.problems.length <= written.problems.length ? meant : written;
}

/** Without the project's own parts, which take time to be read. */
function readKnown({ root, parts = { value: NO_PARTS, problems: [] } }: Options): Known {
  const project = openProject(root);
  const graph = openGraph(project);
  const { key, kinds } = parts.value ?? NO_PARTS;
  setOwnKinds(kinds);
  return { parts, config: loadCachedConfig(graph, key), graph };
}

/** Problems in files of the named countries, or of none in particular. */
export function problemsOf<T extends Problem>(problems: T[], countries: readonly string[]): T[] {
  if (countries.length === 0) return problems;
  return problems.filter(({ place: { file } }) => {
    const owner =
      /^countries\/(?:(?:content|images|(?:public|text|brand)(?=\/[^/]+\/))\/)?([^/.]+)/.exec(file)?.[1] ?? "";
    return ["network", "facts", "shared", "content", "public", "text", "brand", ...PART_FOLDERS, ...countries].includes(
      owner,
    );
  });
}
