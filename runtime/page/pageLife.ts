let current = new AbortController();

/** Aborted when the visitor leaves the page that is shown now for another one in the same document. */
export const pageSignal = (): AbortSignal => current.signal;

/** Stops what the page has started. What is started from now on belongs to the next page. */
export function leavePage(): void {
  current.abort();
  current = new AbortController();
}
