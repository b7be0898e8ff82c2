import { withFileTexts, withoutFileTexts } from "../../config/yaml/readSources.ts";
import { openStore } from "../../core/graph/store.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { SuppressedProblem } from "../../core/problems/suppress.ts";
import type { Project } from "../../core/project.ts";
import { isWithin, type DueTimes } from "../../plan/schedule/dueTimes.ts";

/** What `sitegen validate` has found in a project's files. */
export interface CheckResult {
  problems: Problem[];
  suppressed: SuppressedProblem[];
  /** Numbers of planned countries and pages. */
  countries: number;
  pages: number;
  /** Whether it has own parts, whose types are to be checked. */
  hasParts: boolean;
}

interface LastCheck extends CheckResult {
  /** All inputs, as `buildFingerprint` gives them. */
  fingerprint: string;
  /** The period in which the same files have the same problems. */
  due: DueTimes;
}

const KIND = "check";

/** The last result, if all inputs are the same. */
export function lastCheck(project: Project, fingerprint: string, now: Date): CheckResult | undefined {
  const last = openStore(project).kept<LastCheck>(KIND);
  if (last?.fingerprint !== fingerprint || !isWithin(last.due, now)) return undefined;
  const { root } = project;
  return { ...last, problems: withFileTexts(root, last.problems), suppressed: withFileTexts(root, last.suppressed) };
}

export function saveCheck(project: Project, { problems, suppressed, ...rest }: LastCheck): void {
  const store = openStore(project);
  store.keep(KIND, {
    ...rest,
    problems: withoutFileTexts(problems),
    suppressed: withoutFileTexts(suppressed),
  } satisfies LastCheck);
  store.save();
}
