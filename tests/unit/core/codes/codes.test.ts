import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readTopics } from "../../../../cli/core/problems/codes/describeCode.ts";
import { PROBLEM_CODES, type Problem, type ProblemCode } from "../../../../cli/core/problems/problem.ts";
import { printed, type TestProject } from "../../project.ts";
import { projectWith } from "./exampleProject.ts";
import { FINDERS } from "./findProblems.ts";

const TOPICS = readTopics();
const CODES = Object.assign({}, ...TOPICS.map(({ codes }) => codes)) as (typeof TOPICS)[number]["codes"];
const DOCS = resolve(import.meta.dirname, "../../../../docs");

/** Codes whose examples are tried elsewhere. */
const ELSEWHERE: Partial<Record<ProblemCode, string>> = {
  "broken-fragment": "Only a build has pages: tests/integration/build/links.test.ts.",
  "orphan-page": "Only a build has pages: tests/integration/build/links.test.ts.",
  "menu-only-page": "Only a build has pages: tests/integration/build/links.test.ts.",
  "missing-letters": "Pictures are planned with fonts that are measured: tests/unit/plan/share/planShares.test.ts.",
  "suppressed-error": "It is there beside the error that it is of: tests/unit/core/suppress.test.ts.",
  "lost-link": "It is asked in the network: tests/unit/commands/links.test.ts.",
  "cms-answer": "It is asked in the network: tests/integration/pull/lyingCms.test.ts.",
  "cms-drop": "It is asked in the network: tests/integration/pull/lyingCms.test.ts.",
  "cms-content": "It is asked in the network: tests/integration/pull/pull.test.ts.",
  "edited-snapshot": "It is asked in the network: tests/integration/pull/pull.test.ts.",
  "broken-lock": "It is asked in the network: tests/integration/pull/lyingCms.test.ts.",
  "part-type": "Only with TypeScript: tests/unit/content/parts/checkTypes.test.ts.",
  "part-render": "Only a build renders: tests/integration/build/ownParts.test.ts.",
};
/** Codes whose mistake is what is not there, so that no text can be marked. */
const NOTHING_TO_MARK: readonly string[] = ["missing-marker", "part-export"] satisfies ProblemCode[];

/** Facts expire. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-09-01") }));
afterEach(() => void vi.useRealTimers());

const find = async (code: string, { root, problems }: TestProject): Promise<Problem[]> =>
  FINDERS[code as ProblemCode]?.(root) ?? problems();

describe.each(Object.entries(CODES).filter(([code]) => !(code in ELSEWHERE)))("%s", (code, { given, wrong, right }) => {
  it("is what the wrong example has, and nothing else, at its mark, with why or what to write instead", async () => {
    const tried = await projectWith(given, wrong);
    const problems = await find(code, tried.project);
    expect([...new Set(problems.map((problem) => problem.code))], printed(problems)).toEqual([code]);
    for (const { place, hint, why, message } of problems) {
      expect(
        [place.line, place.column, place.length].every((number) => number >= 1),
        printed(problems),
      ).toBe(true);
      expect(Boolean(hint || why) && !message.endsWith("."), printed(problems)).toBe(true);
    }
    const { place } = problems.find((problem) => typeof wrong[problem.place.file] === "string") ?? {};
    if (!place || NOTHING_TO_MARK.includes(code)) return;
    const { line, column } = place;
    expect(tried.marks.get(place.file), printed(problems)).toMatchObject({ line, column });
  });

  it("is gone in the right example, and nothing else is wrong there", async () => {
    const tried = await projectWith(given, right);
    expect(tried.marks.size).toBe(0);
    expect(printed(tried.project.problems())).toBe("");
    if (code in FINDERS) expect(printed(await find(code, tried.project))).toBe("");
  });
});

it("each code is in one topic", () =>
  expect(TOPICS.flatMap(({ codes }) => Object.keys(codes)).sort()).toEqual(Object.keys(PROBLEM_CODES).sort()));

it("nothing is said of a code but what is shown of it", () => {
  const keys = new Set(Object.values(CODES).flatMap((help) => Object.keys(help)));
  expect([...keys].sort()).toEqual(["docs", "fix", "given", "right", "why", "wrong"]);
});

it("the chapter that a code leads to is there", () => {
  const missing = Object.values(CODES).flatMap(({ docs }) => {
    const [file = "", anchor] = docs?.split("#") ?? [];
    if (!docs) return [];
    const path = resolve(DOCS, file);
    return existsSync(path) && (anchor === undefined || anchorsOf(path).includes(anchor)) ? [] : [docs];
  });
  expect(missing).toEqual([]);
});

const anchorsOf = (path: string): string[] =>
  [...readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
