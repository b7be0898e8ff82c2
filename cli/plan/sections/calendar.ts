import { Temporal } from "temporal-polyfill";
import { citationMistake } from "../../config/facts/checkFacts.ts";
import { isDay } from "../../config/schema/values/instants.ts";
import { toSlug } from "../../config/routes/paths.ts";
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
  checked?: string;
}

/** Plans the entries by date and a calendar file. The result doesn't depend on the day of the build. */
export const planCalendar: Planner<"calendar"> = ({ id = "calendar", heading, entries }, context) => {
  const ids = new Set<string>();
  const dated = entries
    .flatMap((entry, index) => {
      const when = datesOf(entry, context, ["entries", index]);
      return when ? { entry, when, id: idOf(entry, ids, context, index) } : [];
    })
    .toSorted(({ when: a }, { when: b }) => (a.first + a.last).localeCompare(b.first + b.last));
  if (dated.length === 0) return undefined;
  const { site, copy } = context;
  const { path } = context.route;
  const url = site.host.origin + path;
  const file = `${path.slice(site.home.length)}${id}.ics`;
  // Ids of events are globally unique: they end in the host's name.
  const uidOf = (event: string) => `${path}${event}@${site.host.allowed}`;
  const events = dated.map(({ entry: { title, text, place }, when, id: own }): CalendarEvent => ({
    uid: uidOf(own),
    url,
    stamp: when.checked ?? when.first,
    first: when.first,
    last: when.last,
    title,
    tentative: when.unconfirmed ?? false,
    text: text === undefined ? undefined : plainText(text),
    place,
  }));
  context.addFile(file, calendarFile(`${site.brand.data.name}: ${heading ?? copy.data.title}`, events));
  const shown = dated.map(({ entry: { title, text, place, flag }, when: { checked: _, ...days } }) => ({
    title,
    ...days,
    ...(text !== undefined && { html: { markdown: text } }),
    place,
    flag: flag?.toLowerCase(),
  }));
  return { entries: shown, file: site.home + file };
};

/** The dates of an entry. A fact that is no date is reported. */
function datesOf(
  { date, first = date, last = first, month, fact }: WrittenEntry,
  context: SectionContext,
  at: PropertyKey[],
): Dates | undefined {
  if (fact !== undefined) return datesOfFact(fact, context, [...at, "fact"]);
  if (month !== undefined) {
    const end = Temporal.PlainYearMonth.from(month).toPlainDate({ day: 31 });
    return { first: `${month}-01`, last: end.toString(), isMonth: true };
  }
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
  if (typeof fact.value !== "string" || !isDay(fact.value))
    return context.report(at, {
      code: "invalid-value",
      message: `The value of the fact \`${id}\` is not a day`,
      hint: "Name a fact whose value is a date, such as `2026-09-14`.",
    });
  context.fact(id);
  return { first: fact.value, last: fact.value, checked: fact.checked, unconfirmed: fact.unconfirmed };
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
