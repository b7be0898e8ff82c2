/** Key in `localStorage`, set while leads may wait in IndexedDB. It holds nothing about the visitor. */
const FLAG = "undelivered";

/** True when undelivered leads may wait in this browser. Cheap, because every page asks. */
export function mayWait(): boolean {
  return orUndefined(() => localStorage.getItem(FLAG) !== null) ?? false;
}

/** Sets or clears the flag. */
export function noteWaiting(waiting: boolean): void {
  orUndefined(() => (waiting ? localStorage.setItem(FLAG, "1") : localStorage.removeItem(FLAG)));
}

/** Blocked or full storage throws on every access. */
export function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
