import type { CalendarEntry } from "../../../runtime/site/sections.ts";
import { citationMistake } from "../../config/facts/checkFacts.ts";
import { isDay } from "../../config/schema/values/instants.ts";
import { toSlug } from "../../config/routes/paths.ts";
import type { MarkdownText } from "../../content/copy/copyPlan.ts";
import { plainText } from "../../content/markdown/textStats.ts";
import { calendarFile, type CalendarEvent } from "./calendarFile.ts";
import type { Planner, SectionContext, Written } from "./context.ts";

type WrittenEntry = Written<"calendar">["entries"][number];

/** The dates of an entry, ISO 8601. */
interface Dates {
  first: string;
  last: string;
  isMonth?: boolean;
  unconfirmed?: boolean;
  /** Day on which the date was last checked. */
  checked?: string | undefined;
}

/** Plans the entries by date and a calendar file. The result doesn't depend on the day of the build. */
export const planCalendar: Planner<"calendar"> = ({ id = "calendar", heading, entries }, context) => {
  const ids = new Set<string>();
  const dated = entries
    .flatMap((entry, index) => {
      const when = datesOf(entry, context, ["entries", index]);
      return when ? [{ entry, when, id: idOf(entry, ids, context, index) }] : [];
    })
    .toSorted((a, b) => order(a.when).localeCompare(order(b.when)));
  if (dated.length === 0) return undefined;
  const { site, route, copy } = context;
  const url = site.host.origin + route.path;
  const file = `${route.path.slice(site.home.length)}${id}.ics`;
  const events = dated.map(({ entry, when, id: own }) => toEvent(entry, when, { url, uid: uidOf(site, route, own) }));
  context.addFile(file, calendarFile(`${site.brand.data.name}: ${heading ?? copy.data.title}`, events));
  return { entries: dated.map(({ entry, when }) => toEntry(entry, when)), file: site.home + file };
};

const order = ({ first, last }: Dates): string => first + last;

/** The dates of an entry. A fact that is no date is reported. */
function datesOf(
  { date, first = date, last = first, month, fact }: WrittenEntry,
  context: SectionContext,
  at: PropertyKey[],
): Dates | undefined {
  if (fact !== undefined) return datesOfFact(fact, context, [...at, "fact"]);
  if (month !== undefined) return { first: `${month}-01`, last: lastOfMonth(month), isMonth: true };
  return first === undefined || last === undefined ? undefined : { first, last };
}

function datesOfFact(id: string, context: SectionContext, at: PropertyKey[]): Dates | undefined {
  const { config, site } = context.site;
  const mistake = citationMistake(config, id, site);
  if (mistake) {
    const { why: _, ...withoutBraces } = mistake;
    context.report(at, mistake.code === "fact-elsewhere" ? mistake : withoutBraces);
  }
  const fact = mistake ? undefined : config.facts[id];
  if (!fact) return undefined;
  if (typeof fact.value !== "string" || !isDay(fact.value)) {
    context.report(at, {
      code: "invalid-value",
      message: `The value of the fact \`${id}\` is not a day`,
      hint: "Name a fact whose value is a date, such as `2026-09-14`.",
    });
    return undefined;
  }
  context.fact(id);
  const { value, checked, unconfirmed } = fact;
  return { first: value, last: value, checked, ...(unconfirmed && { unconfirmed }) };
}

/** @param month `2027-02` */
function lastOfMonth(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

function idOf({ id, title }: WrittenEntry, ids: Set<string>, { report }: SectionContext, index: number): string {
  if (id !== undefined && ids.has(id))
    report(["entries", index, "id"], {
      code: "duplicate-value",
      message: `The id \`${id}\` is used twice`,
      hint: "Give the entry another id.",
    });
  const base = id ?? (toSlug(title) || "entry");
  let unique = base;
  for (let count = 2; ids.has(unique); count++) unique = `${base}-${count}`;
  ids.add(unique);
  return unique;
}

/** Globally unique id of an event: it ends in the host's name. */
const uidOf = (site: SectionContext["site"], { path }: SectionContext["route"], id: string): string =>
  `${path}${id}@${site.host.allowed}`;

const toEntry = ({ title, text, place, flag }: WrittenEntry, when: Dates) => {
  const { checked: _, ...days } = when;
  return {
    title,
    ...days,
    ...(text !== undefined && { html: { markdown: text } }),
    ...(place !== undefined && { place }),
    ...(flag !== undefined && { flag: flag.toLowerCase() }),
  } satisfies Omit<CalendarEntry, "html"> & { html?: MarkdownText };
};

const toEvent = (
  { title, text, place }: WrittenEntry,
  { first, last, checked, unconfirmed }: Dates,
  { uid, url }: Pick<CalendarEvent, "uid" | "url">,
): CalendarEvent => ({
  uid,
  url,
  stamp: checked ?? first,
  first,
  last,
  title,
  tentative: unconfirmed === true,
  ...(text !== undefined && { text: plainText(text) }),
  ...(place !== undefined && { place }),
});
