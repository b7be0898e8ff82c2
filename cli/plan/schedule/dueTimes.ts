import type { Period } from "../../core/graph/store.ts";
import type { Config } from "../../model/config.ts";
import { endOfDay, showInstant, startOfDay } from "./pageSchedule.ts";
import type { Schedule } from "./schedule.ts";

/** The period in which a build of the same files has the same result. Instants are ISO 8601. */
export interface DueTimes extends Period {
  /** Next change of the output. `until` may be earlier, as it includes changes of warnings. */
  next?: string;
}

interface Options {
  config: Pick<Config, "facts">;
  schedule: Pick<Schedule, "now" | "instants">;
  /** Days on which structured data of all sites expires. */
  lastDays: readonly string[];
}

/** Finds the last change before a build's instant, and the next ones after it. */
export function dueTimes({ config, schedule: { now, instants }, lastDays }: Options): DueTimes {
  const inOrder = (times: readonly number[]) => times.toSorted((a, b) => a - b);
  const outputChanges = [...instants, ...lastDays.map(endOfDay)];
  const expiries = Object.values(config.facts).map(({ expires }) => startOfDay(expires));
  const changes = inOrder([...outputChanges, ...expiries]);
  const from = changes.findLast((time) => time <= now);
  const until = changes.find((time) => time > now);
  const next = inOrder(outputChanges).find((time) => time > now);
  return {
    ...(from !== undefined && { from: showInstant(from) }),
    ...(until !== undefined && { until: showInstant(until) }),
    ...(next !== undefined && { next: showInstant(next) }),
  };
}
