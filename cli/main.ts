import { build } from "./commands/build.ts";
import { readBuildLine } from "./commands/buildLine.ts";
import { packageVersion } from "./project.ts";
import { flushOutput, openConsole, openOutput } from "./report/console.ts";
import { EnvironmentError, EXIT, ProblemsError, RenderError, UsageError } from "./report/errors.ts";

/** Runs the command line. The only place that decides an exit code. */
export async function main(args: string[]): Promise<number> {
  try {
    // What is run most often does not wait for the parser of all other commands.
    const line = readBuildLine(args);
    if (line) await build(line.countries, line.options);
    else if (!(await runProgram(args))) return EXIT.usage;
    return EXIT.done;
  } catch (error) {
    return explain(error);
  }
}

async function runProgram(args: string[]): Promise<boolean> {
  // The parser prints help and mistakes by itself.
  openOutput();
  return (await import("./program.ts")).runProgram(args);
}

/** Ends the process once all is printed. By itself it would wait for what V8 has begun beside: a tenth of a short build. */
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
    if (error.problems.length > 0) console.note(FORMATS.pretty(error.problems, console));
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
  fail(`This is a bug in sitegen ${packageVersion()} (Node ${process.version}). Please report it with these lines:`);
  console.note(String(stack));
  return EXIT.bug;
}
