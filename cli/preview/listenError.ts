import { createServer } from "node:net";
import { EnvironmentError } from "../report/errors.ts";

/** Why a server can't listen on a port, with the way out. */
export function listenError(port: number, error: NodeJS.ErrnoException): EnvironmentError {
  // The messages of Node and of Vite have these words in common. Vite's error has no code.
  const reason = error.message.includes("already in use") ? "is in use" : `can't be used (${error.code})`;
  return new EnvironmentError(`The port ${port} ${reason}`, "Choose another with --port.", error);
}

/** Asks for a port before a server starts that would work on without it. @throws EnvironmentError when it can't be had. */
export function requirePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => reject(listenError(port, error)));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve()));
  });
}
