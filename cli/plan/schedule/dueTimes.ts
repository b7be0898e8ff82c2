import type { Config } from "../../model/config.ts";
import { endOfDay, showInstant, startOfDay } from "./pageSchedule.ts";
import type { Schedule } from "./schedule.ts";

/** The period in which a build of the same files has the same result. Instants are ISO 8601. */
export interface DueTimes {
  /** Start of the period; absent if there was no earlier change. */
  from?: string;
  until?: string;
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
  const outputChanges = [...instants, ...lastDays.map(endOfDay)];
  const changes = [...outputChanges, ...Object.values(config.facts).map(({ expires }) => startOfDay(expires))];
  const last = (times: readonly number[]) =>
    times.reduce((max, time) => (time <= now ? Math.max(max, time) : max), -Infinity);
  const first = (times: readonly number[]) =>
    times.reduce((min, time) => (time > now ? Math.min(min, time) : min), Infinity);
  const [from, until, next] = [last(changes), first(changes), first(outputChanges)];
  return {
    ...(Number.isFinite(from) && { from: showInstant(from) }),
    ...(Number.isFinite(until) && { until: showInstant(until) }),
    ...(Number.isFinite(next) && { next: showInstant(next) }),
  };
}

export const isWithin = ({ from, until }: DueTimes, now: Date): boolean =>
  (from === undefined || Date.parse(from) <= now.getTime()) &&
  (until === undefined || now.getTime() < Date.parse(until));
