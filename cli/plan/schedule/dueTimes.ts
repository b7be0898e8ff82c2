import type { Config } from "../../config/loadConfig.ts";
import { endOfDay, showInstant, startOfDay } from "./instantOf.ts";
import type { Schedule } from "./schedule.ts";

/** When a build of the same files is another one. */
export interface DueTimes {
  /** It is the same from then on; absent where it always was. Instants as text. */
  from?: string;
  /** It is the same up to then. */
  until?: string;
  /** From then on the output differs; `until` also looks at what only warnings tell of. */
  next?: string;
}

interface Options {
  config: Pick<Config, "facts">;
  schedule: Pick<Schedule, "now" | "instants">;
  /** Last days of what pages tell of, of all sites. */
  lastDays: readonly string[];
}

/** Finds the times around the instant of a build at which something changes by itself. */
export function dueTimes({ config, schedule: { now, instants }, lastDays }: Options): DueTimes {
  const ofOutput = [...instants, ...lastDays.map(endOfDay)];
  const all = [...ofOutput, ...Object.values(config.facts).map(({ expires }) => startOfDay(expires))];
  const last = (times: readonly number[]) =>
    times.reduce((max, time) => (time <= now ? Math.max(max, time) : max), -Infinity);
  const first = (times: readonly number[]) =>
    times.reduce((min, time) => (time > now ? Math.min(min, time) : min), Infinity);
  const [from, until, next] = [last(all), first(all), first(ofOutput)];
  return {
    ...(Number.isFinite(from) && { from: showInstant(from) }),
    ...(Number.isFinite(until) && { until: showInstant(until) }),
    ...(Number.isFinite(next) && { next: showInstant(next) }),
  };
}

/** Whether what was made at one instant is the same at another. */
export const isWithin = ({ from, until }: DueTimes, now: Date): boolean =>
  (from === undefined || Date.parse(from) <= now.getTime()) &&
  (until === undefined || now.getTime() < Date.parse(until));
