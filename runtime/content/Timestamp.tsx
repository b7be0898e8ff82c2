import { useSyncExternalStore } from "react";
import { dayLabel, longTimestamp, shortTimestamp } from "./dates.ts";

interface Props {
  /** ISO 8601 date or date and time. */
  date: string;
  /** `short` becomes relative in the browser while the date is recent (spec section 9). */
  format?: "short" | "long";
}

/** When the page was loaded. The server never asks. */
const LOADED = Date.now();

/**
 * A date. The document carries the absolute form, which is true whenever it is read and the same on server and client;
 * the relative one needs the visitor's clock, so it comes after hydration.
 */
export function Timestamp({ date, format = "short" }: Props) {
  const now = useSyncExternalStore<number | undefined>(never, () => LOADED, onServer);
  if (format === "long") return <time dateTime={date}>{longTimestamp(date)}</time>;
  return (
    <time dateTime={date} title={longTimestamp(date)}>
      {now === undefined ? dayLabel(date) : shortTimestamp(date, now)}
    </time>
  );
}

const never = () => () => {};
const onServer = () => undefined;
