import { describeCode, describeCodes } from "../core/problems/codes/describeCode.ts";
import { printCode, printCodes } from "../tools/explain/printCode.ts";
import { openConsole } from "../core/console/console.ts";
import type { ProblemCode } from "../core/problems/problem.ts";

interface Options {
  json?: boolean;
}

/** `sitegen explain CODE`: what a problem's code means, with a wrong and a right example. */
export function explainCode(code: ProblemCode, { json }: Options): void {
  const console = openConsole();
  const described = describeCode(code);
  console.print(json ? JSON.stringify(described, null, 2) : printCode(described, console.style));
}

/** `sitegen explain --codes`: lists all codes by topic. */
export function listCodes({ json }: Options): void {
  const console = openConsole();
  const topics = describeCodes();
  if (!json) return console.print(printCodes(topics, console.style));
  console.print(
    JSON.stringify(
      topics.flatMap(({ codes }) => codes.map(({ code, topic, rule }) => ({ code, topic, rule }))),
      null,
      2,
    ),
  );
}
