import { CHECKLIST_KEY } from "../site/browserStorage.ts";

/** Names of ticked items on a page. */
export function readTicks(path: string): string[] {
  return readAll()[path] ?? [];
}

/** Stores the ticked items of a page. Pages without ticks have no entry. */
export function keepTicks(path: string, names: readonly string[]): void {
  const { [path]: _, ...others } = readAll();
  const all = names.length > 0 ? { ...others, [path]: names } : others;
  orUndefined(() =>
    Object.keys(all).length > 0
      ? localStorage.setItem(CHECKLIST_KEY, JSON.stringify(all))
      : localStorage.removeItem(CHECKLIST_KEY),
  );
}

/** Parses the stored value, and ignores invalid data. */
function readAll(): Record<string, string[]> {
  const stored = orUndefined(() => JSON.parse(localStorage.getItem(CHECKLIST_KEY) ?? "{}") as unknown);
  if (typeof stored !== "object" || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, names]) => Array.isArray(names)));
}

/** Blocked or full storage throws on every access. */
function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
