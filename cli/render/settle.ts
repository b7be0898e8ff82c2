/**
 * Waits until all are done, failed ones too, so that nobody is still writing when the caller goes on; then throws the first
 * failure. `stop` is called with it at once. May be waited for later: until then a failure is no unhandled one.
 */
export function settle(promises: readonly Promise<unknown>[], stop: () => void = () => undefined): Promise<void> {
  for (const promise of promises) promise.catch(stop);
  const all = waitForAll(promises);
  all.catch(() => undefined);
  return all;
}

async function waitForAll(promises: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(promises)) if (result.status === "rejected") throw result.reason;
}
