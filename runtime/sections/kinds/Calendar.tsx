import { useSite, useText } from "../../page/context.tsx";
import { dayRange, showDate } from "../../site/days.ts";
import type { CalendarEntry } from "../../site/sections.ts";
import { Flag } from "../../ui/Flag.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Timestamp } from "../../ui/Timestamp.tsx";
import { Prose } from "../Prose.tsx";
import type { KindProps } from "../SectionFrame.tsx";

/** Entries by date, and a file for calendar apps. `enhance/calendars.ts` moves past events into the folded part. */
export function Calendar({ section: { entries, file } }: KindProps<"calendar">) {
  const t = useText();
  return (
    <div data-calendar>
      <p className="calendar__add">
        <a className="button button--outline button--small" href={file} type="text/calendar" download>
          <Icon name="calendar" />
          {t("calendar.add")}
        </a>
      </p>
      <ol role="list" className="calendar">
        {entries.map((entry) => (
          <Entry key={entry.first + entry.last + entry.title} {...entry} />
        ))}
      </ol>
      <details className="calendar__past" data-past hidden>
        <summary>{t("calendar.past")}</summary>
        <ol role="list" className="calendar" />
      </details>
    </div>
  );
}

function Entry({ title, first, last, isMonth, html, place, flag, unconfirmed }: CalendarEntry) {
  const t = useText();
  return (
    <li className="calendar__entry" data-last={last}>
      <p className="calendar__date">
        <Dates first={first} last={last} isMonth={isMonth} />
      </p>
      <div className="calendar__what">
        <h3 className="calendar__title">
          {flag && <Flag code={flag} width={24} />}
          {title}
        </h3>
        {place && <p className="calendar__place">{place}</p>}
        {html !== undefined && <Prose html={html} />}
        {unconfirmed && <p className="calendar__unconfirmed">{t("facts.unconfirmed")}</p>}
      </div>
    </li>
  );
}

/** A day, a month, or the first and the last of several days, in the words of the page's language. */
function Dates({ first, last, isMonth }: { first: string; last: string; isMonth: boolean | undefined }) {
  const { language } = useSite().country;
  if (isMonth) return <time dateTime={first.slice(0, 7)}>{showDate(first, "month", language)}</time>;
  if (first === last) return <Timestamp date={first} format="long" />;
  return dayRange(first, last, language);
}
