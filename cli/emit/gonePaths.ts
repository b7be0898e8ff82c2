import type { HostPlan } from "../plan/hostPlan.ts";
import { patternRegex } from "./pathPattern.ts";
import { redirectPatterns, type Compared } from "./redirectPatterns.ts";

/** Regular expressions for paths that answer 410. Single paths are tested before redirects, folders after them. */
export interface GonePaths {
  single: string[];
  folders: string[];
}

/** @param path Converts a path of the host to the one that a hosting service compares. */
export function gonePaths(
  { gone }: Pick<HostPlan, "gone">,
  compared: Compared,
  path = (from: string) => from,
): GonePaths {
  const regex = (from: string) =>
    redirectPatterns({ from: path(from), to: "/", status: 301 }, compared).map((pattern) => patternRegex(pattern));
  return {
    single: gone.filter((from) => !from.endsWith("*")).flatMap(regex),
    folders: gone.filter((from) => from.endsWith("*")).flatMap(regex),
  };
}

/** The note for hosting services that can't answer 410. */
export const goneAsNotFound = (host: string, { gone }: Pick<HostPlan, "gone">): string[] =>
  gone.length === 0
    ? []
    : [
        `${host} has no rule for status 410. The ${gone.length === 1 ? "address" : `${gone.length} addresses`} below \`gone\` ${gone.length === 1 ? "answers" : "answer"} 404; search engines then remove them too, but later.`,
      ];
