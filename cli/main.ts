import { runProgram } from "./program/program.ts";
import { flushOutput, openConsole, openOutput } from "./core/console/console.ts";
import { exitOnSignals } from "./core/signals.ts";
import { EXIT } from "./core/problems/errors.ts";
import { printError } from "./core/problems/printError.ts";

/** Runs the command line. @returns the exit code, which is decided only here. */
export async function main(args: string[]): Promise<number> {
  // The parser prints help and mistakes directly.
  openOutput();
  exitOnSignals();
  try {
    return (await runProgram(args)) ? EXIT.done : EXIT.usage;
  } catch (error) {
    return printError(error, openConsole());
  }
}

/** Ends the process after all output, without waiting for background tasks of Node. */
export async function endWith(code: number): Promise<never> {
  await flushOutput();
  process.exit(code);
}
