import { flagVersion } from "../build/flags.ts";
import { loadCachedConfig } from "../config/configCache.ts";
import type { Config } from "../config/loadConfig.ts";
import { loadFacts, saveFacts } from "../content/factsCache.ts";
import { loadContent, type Content } from "../content/loadContent.ts";
import { makePlan, type Plan } from "../plan/plan.ts";
import { openProject } from "../project.ts";
import { UsageError } from "../report/errors.ts";
import { sortProblems, type Problem } from "../report/problem.ts";
import { didYouMean } from "../report/suggest.ts";

interface Checked {
  /** There when the configuration could be understood, even with problems. */
  project?: { config: Config; content: Content; plan: Plan };
  problems: Problem[];
}

interface Options {
  root: string;
  /** Countries that the user named. */
  countries?: readonly string[];
  baseUrl?: string | undefined;
}

/** Configuration, content and plan, with every problem of all three. @throws UsageError for a country that does not exist. */
export function checkProject({ root, countries = [], baseUrl }: Options): Checked {
  const project = openProject(root);
  const { value: config, problems } = loadCachedConfig(project);
  if (!config) return { problems: sortProblems(problems) };
  const known = [...config.countries.map(({ key }) => key), ...config.brokenCountries];
  for (const name of countries) {
    if (!known.includes(name)) throw new UsageError(`There is no country \`${name}\``, didYouMean(name, known));
  }
  const facts = loadFacts(project);
  const content = loadContent(config, facts);
  saveFacts(project, facts);
  const { plan, problems: planProblems } = makePlan({
    config,
    content: content.value ?? new Map(),
    baseUrl,
    flagVersion: flagVersion(),
    only: countries,
  });
  return {
    project: { config, content: content.value ?? new Map(), plan },
    problems: sortProblems([...problems, ...content.problems, ...planProblems]),
  };
}

/** Problems in files of the named countries, or of none in particular. */
export function problemsOf(problems: Problem[], countries: readonly string[]): Problem[] {
  if (countries.length === 0) return problems;
  return problems.filter(({ place: { file } }) => {
    const owner = /^countries\/(?:content\/)?([^/.]+)/.exec(file)?.[1] ?? "";
    return ["network", "shared", "content", ...countries].includes(owner);
  });
}
