import { setTimeout } from "node:timers/promises";

/** Times that a request is made again. */
const TIMES = 3;
/** The longest pause that a server may ask for, in milliseconds. */
const LONGEST_PAUSE = 60_000;

/** Says that a request may be made again, and after how long, where the server has said that. */
export class Again extends Error {
  constructor(
    message: string,
    readonly after?: number | undefined,
  ) {
    super(message);
  }
}

/** Runs a request up to four times, with pauses that double. @param pause Milliseconds of the first one. */
export async function retry<T>(run: () => Promise<T>, pause: number): Promise<T> {
  for (let time = 0; ; time++) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof Again) || time === TIMES || (error.after ?? 0) > LONGEST_PAUSE) throw error;
      await setTimeout(error.after ?? pause * 2 ** time);
    }
  }
}

/** Milliseconds that a header `Retry-After` asks for: seconds, or a date. */
export function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
