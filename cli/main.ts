import { CommanderError } from "commander";
import { createProgram } from "./program.ts";
import { packageVersion } from "./project.ts";
import { openConsole } from "./report/console.ts";
import { EnvironmentError, EXIT, ProblemsError, RenderError, UsageError } from "./report/errors.ts";
import { FORMATS } from "./report/formats/index.ts";

/** Runs the command line. The only place that decides an exit code. */
export async function main(args: string[]): Promise<number> {
  const version = packageVersion();
  const program = createProgram(version);
  for (const command of [program, ...program.commands]) command.exitOverride();
  try {
    await program.parseAsync(args, { from: "user" });
    return EXIT.done;
  } catch (error) {
    return explain(error, version);
  }
}

function explain(error: unknown, version: string): number {
  const console = openConsole();
  const fail = (text: string, hint?: string) => {
    process.stderr.write(
      `${console.style("red", "error")} ${text}\n${hint ? `  ${console.style("cyan", "→")} ${hint}\n` : ""}`,
    );
  };
  if (error instanceof ProblemsError) {
    if (error.problems.length > 0) process.stderr.write(`${FORMATS.pretty(error.problems, console)}\n`);
    return EXIT.problems;
  }
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.usage;
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
  fail(`This is a bug in sitegen ${version} (Node ${process.version}). Please report it with these lines:`);
  process.stderr.write(`${stack}\n`);
  return EXIT.bug;
}
