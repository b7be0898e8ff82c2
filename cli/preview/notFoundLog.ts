import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

/** What a not-found page reports (`runtime/search/reportMissing.ts`). */
const Report = z.object({ path: z.string(), referrer: z.string() });

/** Reads a report; undefined when it is none. */
export async function readReport(request: IncomingMessage): Promise<z.output<typeof Report> | undefined> {
  try {
    return Report.parse(JSON.parse(await text(request)));
  } catch {
    return undefined;
  }
}

/** One line about it. */
export const describeMissing = (report: z.output<typeof Report> | undefined): string =>
  report ? `not found: ${report.path} (${report.referrer || "no referrer"})` : "not found: a report that is none";
