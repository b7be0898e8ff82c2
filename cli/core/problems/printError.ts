import { packageFile } from "../project.ts";
import type { Console } from "../console/console.ts";
import { EnvironmentError, EXIT, ProblemsError, RenderError, UsageError } from "./errors.ts";

/** Prints why a command failed. @returns the exit code. */
export async function printError(error: unknown, console: Console): Promise<number> {
  const fail = (text: string, hint?: string) =>
    console.note(`${console.style("red", "error")} ${text}${hint ? `\n  ${console.style("cyan", "→")} ${hint}` : ""}`);
  if (error instanceof ProblemsError) {
    const { FORMATS } = await import("./formats/index.ts");
    const { explainHint } = await import("./formats/pretty.ts");
    const { problems, verbose } = error;
    if (problems.length > 0)
      console.note(`${FORMATS.pretty(problems, console, { verbose })}\n${explainHint(problems, console)}`);
    return EXIT.problems;
  }
  if (error instanceof UsageError || error instanceof EnvironmentError) {
    fail(error.message, error.hint);
    return error instanceof UsageError ? EXIT.usage : EXIT.environment;
  }
  if (error instanceof RenderError)
    fail(error.message, `The page's copy is in ${error.source}; nothing was written to the output folder.`);
  const stack =
    error instanceof Error ? (error.cause instanceof Error ? error.cause.stack : error.stack) : String(error);
  fail(
    `This is a bug in sitegen ${packageFile().version} (Node ${process.version}). Please report it, with these lines:`,
  );
  console.note(String(stack));
  return EXIT.bug;
}
