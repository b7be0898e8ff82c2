/** Runs a function when the browser is idle, or after a second. Safari has no requestIdleCallback. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run, 100);
}
