/** Runs a function that uses the browser's storage: blocked or full storage throws on every access. */
export function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
