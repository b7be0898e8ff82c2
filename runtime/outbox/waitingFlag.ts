import { WAITING_KEY } from "../site/browserStorage.ts";

/** True when undelivered leads may wait in this browser. Cheap, because every page asks. */
export function mayWait(): boolean {
  return orUndefined(() => localStorage.getItem(WAITING_KEY) !== null) ?? false;
}

/** Sets or clears the flag. */
export function noteWaiting(waiting: boolean): void {
  orUndefined(() => (waiting ? localStorage.setItem(WAITING_KEY, "1") : localStorage.removeItem(WAITING_KEY)));
}

/** Blocked or full storage throws on every access. */
export function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
