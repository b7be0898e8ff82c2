/** Key in `localStorage`. It says that something may wait in IndexedDB, and nothing about anybody. */
const MARKER = "undelivered";

/** True when undelivered leads may wait in this browser: the cheap question that every page asks. */
export function mayWait(): boolean {
  return quietly(() => localStorage.getItem(MARKER) !== null) ?? false;
}

/** Notes whether undelivered leads may wait. */
export function noteWaiting(waiting: boolean): void {
  quietly(() => (waiting ? localStorage.setItem(MARKER, "1") : localStorage.removeItem(MARKER)));
}

/** Storage that is blocked or full throws on the mere touch. */
function quietly<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
