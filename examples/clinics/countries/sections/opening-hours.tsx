import { useEffect, useState } from "react";
import { SectionFrame, useSite, z, type ClientSectionProps } from "countrysites/parts";
import { dialArc, dialHand } from "./lib/dialArc.ts";
import { clockIn, DAYS, stateAt, type Clock } from "./lib/openNow.ts";

/** What is open now is known in the browser only. */
export const client = "idle";

const time = (what: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: 'Write hours and minutes in quotation marks: "08:00".' })
    .describe(what);

export const schema = z
  .strictObject({
    first: z.enum(DAYS).default("mon").describe("First day of the week."),
    hours: z
      .array(
        z.strictObject({
          days: z.array(z.enum(DAYS)).min(1).describe("Days with the same hours."),
          opens: time("When the practice opens."),
          closes: time("When it closes."),
          text: z.string().optional().describe("How the hours are written, when not in numbers."),
          note: z.string().optional().describe("What is special about these days."),
        }),
      )
      .min(1)
      .describe("When the practice is open. A day that is not there is closed."),
    closed: z.string().describe("What is said of a day without hours: `closed`."),
    now: z
      .strictObject({
        zone: z.string().describe("Time zone of the practice: `Europe/Berlin`."),
        times: z.string().describe("Shown until it is known whether the practice is open: `Berlin time`."),
        open: z.string().describe("While it is open; `{time}` is when it closes."),
        closed: z.string().describe("While it is closed; `{day}` and `{time}` are when it opens."),
      })
      .describe("Whether the practice is open now."),
  })
  .describe("The week of a practice: a dial for each day, and whether it is open now.");

export const example = {
  heading: "Opening hours",
  hours: [
    { days: ["mon", "tue", "wed", "thu"], opens: "08:00", closes: "19:00" },
    { days: ["fri"], opens: "08:00", closes: "15:00" },
    { days: ["sat"], opens: "09:00", closes: "13:00", note: "Emergencies only" },
  ],
  closed: "closed",
  now: {
    zone: "Europe/Berlin",
    times: "Berlin time",
    open: "Open now, until {time}",
    closed: "Closed now. Open again on {day} at {time}",
  },
};

/** A Monday, from which the names of the days are taken. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

/** The time in a time zone, minute by minute; undefined until the section is hydrated. */
function useClock(zone: string): Clock | undefined {
  const [clock, setClock] = useState<Clock>();
  useEffect(() => {
    const read = () => setClock(clockIn(zone, new Date()));
    read();
    const timer = setInterval(read, 10_000);
    return () => clearInterval(timer);
  }, [zone]);
  return clock;
}

export default function OpeningHours({ section }: ClientSectionProps<z.output<typeof schema>>) {
  const { language } = useSite().country;
  const clock = useClock(section.now.zone);
  const state = clock && stateAt(section.hours, clock);
  const start = DAYS.indexOf(section.first);
  const week = [...DAYS.slice(start), ...DAYS.slice(0, start)];
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const nameOf = (day: (typeof DAYS)[number]) => format.format(MONDAY + DAYS.indexOf(day) * DAY_MS);
  return (
    <SectionFrame section={section}>
      <p className={state?.isOpen ? "own-now own-now--open" : "own-now"}>
        {state
          ? section.now[state.isOpen ? "open" : "closed"]
              .replace("{day}", nameOf(state.day))
              .replace("{time}", state.time)
          : section.now.times}
      </p>
      <ul role="list" className="own-week">
        {week.map((day) => {
          const open = section.hours.find(({ days }) => days.includes(day));
          return (
            <li
              key={day}
              className={open ? "own-day" : "own-day own-day--closed"}
              aria-current={day === clock?.day ? "date" : undefined}
            >
              <svg className="own-day__dial" viewBox="0 0 100 54" aria-hidden="true">
                <path className="own-day__ground" d={dialArc("06:00", "22:00")} />
                {open && <path className="own-day__open" d={dialArc(open.opens, open.closes)} />}
                {day === clock?.day && <path className="own-day__hand" d={dialHand(clock.time)} />}
              </svg>
              <span className="own-day__name">{nameOf(day)}</span>
              <span className="own-day__hours">
                {open ? (open.text ?? <bdi dir="ltr">{`${open.opens}–${open.closes}`}</bdi>) : section.closed}
              </span>
              {open?.note && <span className="own-day__note">{open.note}</span>}
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}
