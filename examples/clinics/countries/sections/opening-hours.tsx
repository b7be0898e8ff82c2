import { SectionFrame, useSite, z, type SectionProps } from "countrysites/parts";
import { dialArc } from "./lib/dialArc.ts";

const DAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

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
  })
  .describe("The week of a practice: a dial for each day.");

export const example = {
  heading: "Opening hours",
  hours: [
    { days: ["mon", "tue", "wed", "thu"], opens: "08:00", closes: "19:00" },
    { days: ["fri"], opens: "08:00", closes: "15:00" },
    { days: ["sat"], opens: "09:00", closes: "13:00", note: "Emergencies only" },
  ],
  closed: "closed",
};

/** A Monday, from which the names of the days are taken. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

export default function OpeningHours({ section }: SectionProps<z.output<typeof schema>>) {
  const { language } = useSite().country;
  const start = DAYS.indexOf(section.first);
  const week = [...DAYS.slice(start), ...DAYS.slice(0, start)];
  const name = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  return (
    <SectionFrame section={section}>
      <ul className="own-week">
        {week.map((day) => {
          const open = section.hours.find(({ days }) => days.includes(day));
          return (
            <li key={day} className={open ? "own-day" : "own-day own-day--closed"}>
              <svg className="own-day__dial" viewBox="0 0 100 54" aria-hidden="true">
                <path className="own-day__ground" d={dialArc("06:00", "22:00")} />
                {open && <path className="own-day__open" d={dialArc(open.opens, open.closes)} />}
              </svg>
              <span className="own-day__name">{name.format(MONDAY + DAYS.indexOf(day) * DAY_MS)}</span>
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
