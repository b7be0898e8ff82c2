import { constants } from "node:os";

/** Ctrl+C; sent by service managers and CI; closed terminal. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The current response to signals. */
let respond = (signal: NodeJS.Signals): void => process.exit(128 + constants.signals[signal]);

const listen = (signal: NodeJS.Signals): void => respond(signal);

/**
 * Lets signals end the process with the exit code that shells expect (130 for Ctrl+C), after functions that were
 * registered with `atExit`. Synchronous code, such as a commit, is finished first.
 */
export function exitOnSignals(): void {
  for (const signal of SIGNALS) if (!process.listeners(signal).includes(listen)) process.on(signal, listen);
}

/** Waits for a signal, for commands that run until they are stopped. A second signal ends the process at once. */
export function untilStopped(): Promise<void> {
  const exit = respond;
  return new Promise((resolve) => {
    respond = () => {
      respond = exit;
      resolve();
    };
  });
}

/** Runs a synchronous function when the process exits. @returns a function that cancels it. */
export function atExit(clean: () => void): () => void {
  process.once("exit", clean);
  return () => void process.off("exit", clean);
}
