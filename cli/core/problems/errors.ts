import type { Problem } from "./problem.ts";

export const EXIT = { done: 0, problems: 1, usage: 2, environment: 3, bug: 70 } as const;

/** The user's files have problems, which are to be printed. Exit code 1. */
export class ProblemsError extends Error {
  constructor(
    readonly problems: Problem[],
    /** Whether warnings are printed in full. */
    readonly verbose = false,
  ) {
    super(`${problems.length} problems`);
  }
}

/** An error that users can do something about. */
class HintedError extends Error {
  constructor(
    message: string,
    readonly hint?: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** Wrong use of the command line. Exit code 2. */
export class UsageError extends HintedError {}

/** Disk, network or port failed. Exit code 3. */
export class EnvironmentError extends HintedError {}

/** A page can't be rendered. Exit code 1 for own parts, 70 for sitegen's templates. */
export class RenderError extends Error {
  constructor(
    readonly page: string,
    readonly source: string,
    cause: unknown,
  ) {
    super(`${page} could not be rendered: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** An error as plain data, for sending it to another thread. */
export interface ErrorData {
  message: string;
  stack: string;
  /** Of RenderError. */
  page?: string;
  source?: string;
  /** Of EnvironmentError. */
  hint?: string | undefined;
}

export function errorToData(error: unknown): ErrorData {
  const cause = error instanceof RenderError && error.cause instanceof Error ? error.cause : error;
  const { message, stack = message } = cause instanceof Error ? cause : new Error(String(cause));
  if (error instanceof RenderError) return { message, stack, page: error.page, source: error.source };
  if (error instanceof EnvironmentError) return { message, stack, hint: error.hint };
  return { message, stack };
}

export function errorFromData({ message, stack, page, source = "", ...rest }: ErrorData): Error {
  if ("hint" in rest) return new EnvironmentError(message, rest.hint);
  const error = Object.assign(new Error(message), { stack });
  return page === undefined ? error : new RenderError(page, source, error);
}
