import type { Problem } from "./problem.ts";

/** Exit codes of the command line. */
export const EXIT = { done: 0, problems: 1, usage: 2, environment: 3, bug: 70 } as const;

/** The user's files have problems: all of them, to be printed, exit code 1. */
export class ProblemsError extends Error {
  constructor(readonly problems: Problem[]) {
    super(`${problems.length} problems`);
  }
}

/** The command line is wrong: exit code 2. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** Disk, network or port failed: exit code 3. */
export class EnvironmentError extends Error {
  constructor(
    message: string,
    readonly hint?: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** A page can't be rendered: its name and the cause, exit code 1 or, from our own templates, 70. */
export class RenderError extends Error {
  constructor(
    readonly page: string,
    readonly source: string,
    cause: unknown,
  ) {
    super(`${page} could not be rendered: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
