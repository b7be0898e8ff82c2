import { createServer } from "node:net";
import { EnvironmentError } from "../../core/problems/errors.ts";

/** Converts an error of `listen` into a message with a hint. */
export function listenError(port: number, error: NodeJS.ErrnoException): EnvironmentError {
  // Node's and Vite's messages both contain these words. Vite's error has no code.
  const reason = error.message.includes("already in use") ? "is in use" : `can't be used (${error.code})`;
  return new EnvironmentError(`The port ${port} ${reason}`, "Choose another with --port.", error);
}

/** @throws EnvironmentError when a port isn't available. */
export function requirePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(listenError(port, error)));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });
}
