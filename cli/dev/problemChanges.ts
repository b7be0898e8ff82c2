import type { Problem } from "../report/problem.ts";

/** What is to be said about problems after a change. */
interface ProblemChanges {
  /** Those that were not there before. */
  fresh: Problem[];
  /** How many are no more. */
  mended: number;
}

/** Compares the problems of two checks. A problem that has moved with its line is the same. */
export function problemChanges(before: readonly Problem[], now: readonly Problem[]): ProblemChanges {
  const known = count(before);
  const fresh = now.filter((problem) => {
    const key = keyOf(problem);
    const left = known.get(key) ?? 0;
    known.set(key, left - 1);
    return left <= 0;
  });
  return { fresh, mended: before.length - (now.length - fresh.length) };
}

function count(problems: readonly Problem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const problem of problems) counts.set(keyOf(problem), (counts.get(keyOf(problem)) ?? 0) + 1);
  return counts;
}

const keyOf = ({ code, message, place: { file } }: Problem): string => [code, file, message].join("\n");
