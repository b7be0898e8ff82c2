import { runProgram } from "./program/program.ts";
import { flushOutput, openConsole, openOutput } from "./report/console.ts";
import { exitOnSignals } from "./signals.ts";
import { EXIT } from "./report/errors.ts";
import { sayError } from "./report/sayError.ts";

/** Runs the command line. The only place that decides an exit code. */
export async function main(args: string[]): Promise<number> {
  // The parser prints help and mistakes by itself.
  openOutput();
  exitOnSignals();
  try {
    return (await runProgram(args)) ? EXIT.done : EXIT.usage;
  } catch (error) {
    return sayError(error, openConsole());
  }
}

/** Ends the process once all is printed, without waiting for what Node has begun in the background. */
export async function endWith(code: number): Promise<never> {
  await flushOutput();
  process.exit(code);
}
