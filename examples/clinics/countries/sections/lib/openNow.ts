export const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
type Day = (typeof DAYS)[number];

/** A day of the week, and a time as `08:00`. */
export interface Clock {
  day: Day;
  time: string;
}

interface Hours {
  days: Day[];
  opens: string;
  closes: string;
}

/** What a clock in a time zone shows. */
export function clockIn(zone: string, now: Date): Clock {
  const read = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...options }).format(now);
  const day = read({ weekday: "short" }).toLowerCase() as Day;
  return { day, time: read({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }) };
}

/** Whether a practice is open, and when that changes. */
export function stateAt(hours: readonly Hours[], { day, time }: Clock): Clock & { isOpen: boolean } {
  const hoursOf = (wanted: Day) => hours.find(({ days }) => days.includes(wanted));
  const today = hoursOf(day);
  if (today && today.opens <= time && time < today.closes) return { isOpen: true, day, time: today.closes };
  const start = DAYS.indexOf(day) + (today && time < today.opens ? 0 : 1);
  const next = DAYS.map((_, index) => DAYS[(start + index) % DAYS.length] ?? day).find(hoursOf) ?? day;
  return { isOpen: false, day: next, time: hoursOf(next)?.opens ?? "" };
}
