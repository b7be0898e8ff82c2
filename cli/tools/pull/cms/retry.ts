import { setTimeout } from "node:timers/promises";

const MAX_RETRIES = 3;
/** The longest delay that a server may ask for. */
const MAX_DELAY_MS = 60_000;

/** A request failed and can be retried, after the delay that the server asks for. */
export class RetryableError extends Error {
  constructor(
    message: string,
    readonly delayMs?: number | undefined,
  ) {
    super(message);
  }
}

/** Runs a request up to four times, with delays that double. @param delayMs First delay. */
export async function retry<T>(run: () => Promise<T>, delayMs: number): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof RetryableError) || attempt === MAX_RETRIES || (error.delayMs ?? 0) > MAX_DELAY_MS)
        throw error;
      await setTimeout(error.delayMs ?? delayMs * 2 ** attempt);
    }
  }
}

/** Milliseconds of a header `Retry-After`, which has seconds or a date. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

/** Limits how many functions run at the same time. The others wait. */
export function limit(concurrency: number): <T>(run: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run) => {
    if (running === concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await run();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
