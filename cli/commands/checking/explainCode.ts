import {
  describeCode,
  describeCodes,
  markedText,
  type DescribedCode,
  type ShownFile,
} from "../../core/problems/codes/describeCode.ts";
import { openConsole, type Console } from "../../core/console/console.ts";
import type { ProblemCode } from "../../core/problems/problem.ts";
import { table } from "../../core/console/text.ts";

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

/** The description of a code with its examples, for a terminal. */
export function printCode(described: DescribedCode, style: Console["style"]): string {
  const { code, rule, why, given, wrong, right, fix, docs } = described;
  const files = (shown: readonly ShownFile[]) => shown.map((file) => indent(printFile(file, style))).join("\n\n");
  return [
    `${style("bold", code)}: ${rule}`,
    why,
    ...(given.length > 0 ? [`With\n${files(given)}`] : []),
    `${style("red", "✗")} Wrong\n${files(wrong)}`,
    `${style("green", "✓")} Right\n${files(right)}`,
    ...(fix === undefined ? [] : [`${style("cyan", "→")} ${fix}`]),
    ...(docs === undefined ? [] : [`Read more: node_modules/countrysites/docs/${docs}`]),
  ].join("\n\n");
}

function printFile(shown: ShownFile, style: Console["style"]): string {
  const name = style("bold", shown.file);
  return "is" in shown ? `${name} (${shown.is})` : `${name}\n${indent(markedText(shown))}`;
}

const indent = (text: string): string => text.replace(/^(?=.)/gm, "  ");

/** Every code with its rule, topic by topic. */
export function printCodes(
  topics: readonly { title: string; codes: readonly DescribedCode[] }[],
  style: Console["style"],
): string {
  const rows = topics.flatMap(({ codes }) => codes.map(({ code, rule }) => [code, rule]));
  const [first = [], ...others] = rows;
  const lines = table(first, others).split("\n");
  return topics
    .map(({ title, codes }) => [style("bold", title), ...lines.splice(0, codes.length)].join("\n"))
    .join("\n\n");
}
