import { constants } from "node:os";

/** Ctrl+C; what service managers and CI send; a terminal that was closed. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** What a signal does now. */
let respond = (signal: NodeJS.Signals): void => process.exit(128 + constants.signals[signal]);

const listen = (signal: NodeJS.Signals): void => respond(signal);

/**
 * Ends the process in order at a signal, with the exit code that shells expect (130 for Ctrl+C): what is registered with
 * `atExit` is cleaned up. Synchronous parts, such as putting a build in its place, are finished first.
 */
export function exitOnSignals(): void {
  for (const signal of SIGNALS) if (!process.listeners(signal).includes(listen)) process.on(signal, listen);
}

/** Waits for a signal, for commands that run until they are stopped. A second one ends the process at once. */
export function untilStopped(): Promise<void> {
  const exit = respond;
  return new Promise((resolve) => {
    respond = () => {
      respond = exit;
      resolve();
    };
  });
}

/** Runs something synchronous if the process ends before the function that it returns is called. */
export function atExit(clean: () => void): () => void {
  process.once("exit", clean);
  return () => void process.off("exit", clean);
}
