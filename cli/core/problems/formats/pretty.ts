import { codeFrame } from "../codeFrame.ts";
import { printable, count } from "../../console/text.ts";
import type { Console } from "../../console/console.ts";
import { groupBy } from "../../lookups.ts";
import { isError, type Problem } from "../problem.ts";

/**
 * Problems for a terminal. Errors come last, because people read the end first. Unless `verbose`, warnings with the
 * same code are one line; only a single warning without errors is printed in full.
 */
export function forTerminal(problems: readonly Problem[], console: Pick<Console, "style">, verbose: boolean): string {
  const errors = problems.filter(isError);
  const warnings = problems.filter((problem) => !isError(problem));
  const kinds = [...groupBy(warnings, ({ code }) => code).values()];
  const isFolded = (kind: readonly Problem[]) => !verbose && (errors.length > 0 || kind.length > 1);
  const folded = kinds.filter(isFolded).map(([first, ...others]) => first && headline(first, console, others.length));
  const all = "`sitegen validate --verbose` shows each warning and how to correct it.";
  return [
    ...(folded.length > 0 ? [[...folded, console.style("dim", all)].join("\n")] : []),
    pretty(verbose ? warnings : kinds.filter((kind) => !isFolded(kind)).flat(), console),
    pretty(errors, console),
    summary(problems),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Problems in full: what, where, code, why, and what to write instead. */
export function pretty(problems: readonly Problem[], { style }: Pick<Console, "style">): string {
  const blocks = problems.map((problem) => {
    const { why, hint, example, place } = problem;
    const frame = codeFrame(place);
    return [
      headline(problem, { style }),
      ...(frame ? ["", frame.replace(/^/gm, "  "), ""] : []),
      ...(why ? [`  ${printable(why)}`] : []),
      ...(hint ? [`  ${style("cyan", "→")} ${printable(hint)}`] : []),
      ...(example === undefined ? [] : ["", ...example.split("\n").map((line) => `      ${printable(line)}`)]),
    ].join("\n");
  });
  return blocks.join("\n\n");
}

/** A problem in one line: where, what, and how many others have its code. */
function headline(
  { severity = "error", code, message, place }: Problem,
  { style }: Pick<Console, "style">,
  others = 0,
): string {
  const colour = severity === "error" ? "red" : "yellow";
  const more = others > 0 ? style(colour, ` and ${others} more`) : "";
  return `${style("bold", `${printable(place.file)}:${place.line}:${place.column}`)} ${style(colour, severity)} ${printable(message)} ${style("dim", `[${code}]`)}${more}`;
}

/** A hint to `sitegen explain` for the first error. */
export function explainHint(problems: readonly Problem[], { style }: Console): string {
  const { code = "CODE" } = problems.find(isError) ?? problems[0] ?? {};
  return style("dim", `\`sitegen explain ${code}\` shows a wrong and a right example.`);
}

/** `3 errors and 1 warning in 2 files` */
export function summary(problems: readonly Problem[]): string {
  const errors = problems.filter(isError).length;
  const parts = [
    errors > 0 && count(errors, "error"),
    problems.length > errors && count(problems.length - errors, "warning"),
  ].filter(Boolean);
  return `${parts.join(" and ")} in ${count(new Set(problems.map(({ place }) => place.file)).size, "file")}`;
}

/** A problem in one line (what, why, and what to write instead), and below it an example if there is one. */
export function fullText({ message, why, hint, example }: Problem): string {
  const text = [message, why, hint]
    .filter(Boolean)
    .join(". ")
    .replace(/([.?!])\. /g, "$1 ");
  return example === undefined ? text : `${text}\n\n${example}`;
}
