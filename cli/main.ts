import { runProgram } from "./program/program.ts";
import { packageFile } from "./project.ts";
import { flushOutput, openConsole, openOutput } from "./report/console.ts";
import { exitOnSignals } from "./signals.ts";
import { EnvironmentError, EXIT, ProblemsError, RenderError, UsageError } from "./report/errors.ts";

/** Runs the command line. The only place that decides an exit code. */
export async function main(args: string[]): Promise<number> {
  // The parser prints help and mistakes by itself.
  openOutput();
  exitOnSignals();
  try {
    return (await runProgram(args)) ? EXIT.done : EXIT.usage;
  } catch (error) {
    return explain(error);
  }
}

/** Ends the process once all is printed, without waiting for what Node has begun in the background. */
export async function endWith(code: number): Promise<never> {
  await flushOutput();
  process.exit(code);
}

async function explain(error: unknown): Promise<number> {
  const console = openConsole();
  const fail = (text: string, hint?: string) =>
    console.note(`${console.style("red", "error")} ${text}${hint ? `\n  ${console.style("cyan", "→")} ${hint}` : ""}`);
  if (error instanceof ProblemsError) {
    const { FORMATS } = await import("./report/formats/index.ts");
    const { explainHint } = await import("./report/formats/pretty.ts");
    const { problems, verbose } = error;
    if (problems.length > 0)
      console.note(`${FORMATS.pretty(problems, console, { verbose })}\n${explainHint(problems, console)}`);
    return EXIT.problems;
  }
  if (error instanceof UsageError) {
    fail(error.message, error.hint);
    return EXIT.usage;
  }
  if (error instanceof EnvironmentError) {
    fail(error.message, error.hint);
    return EXIT.environment;
  }
  if (error instanceof RenderError)
    fail(error.message, `Its copy is in ${error.source}; nothing was written to the output folder.`);
  const stack =
    error instanceof Error ? (error.cause instanceof Error ? error.cause.stack : error.stack) : String(error);
  fail(
    `This is a bug in sitegen ${packageFile().version} (Node ${process.version}). Please report it with these lines:`,
  );
  console.note(String(stack));
  return EXIT.bug;
}
