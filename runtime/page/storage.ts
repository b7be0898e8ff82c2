/** Runs a function that may throw, as everything that uses storage does where that is blocked or full. */
export function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
