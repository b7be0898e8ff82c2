/** Runs something in a moment when the browser has nothing to do, at last after a second. Safari has no requestIdleCallback. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 100);
}
