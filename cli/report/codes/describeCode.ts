import { PROBLEM_CODES, type ProblemCode } from "../problem.ts";
import { CODES, TOPICS } from "./index.ts";
import { shownFiles, type ShownFile } from "./shownFiles.ts";

/** All that there is to say of a code. */
export interface DescribedCode {
  code: ProblemCode;
  topic: string;
  rule: string;
  why: string;
  /** Files that both examples need. */
  given: ShownFile[];
  wrong: ShownFile[];
  right: ShownFile[];
  fix: string | undefined;
  /** Page and chapter below docs/. */
  docs: string | undefined;
}

export function describeCode(code: ProblemCode): DescribedCode {
  const { why, given, wrong, right, fix, docs } = CODES[code];
  return {
    code,
    topic: TOPICS.find(({ codes }) => code in codes)?.title ?? "",
    rule: PROBLEM_CODES[code],
    why,
    given: shownFiles(given),
    wrong: shownFiles(wrong),
    right: shownFiles(right),
    fix,
    docs,
  };
}

/** Every code, topic by topic. */
export const describeCodes = (): { title: string; codes: DescribedCode[] }[] =>
  TOPICS.map(({ title, codes }) => ({
    title,
    codes: (Object.keys(codes) as ProblemCode[]).map(describeCode),
  }));
