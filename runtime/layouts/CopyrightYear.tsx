import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};
const thisYear = () => new Date().getFullYear();
const noYear = () => undefined;

/** The current year, filled in by the browser, so that last year's build shows it too. Its space is reserved. */
export function CopyrightYear() {
  const year = useSyncExternalStore<number | undefined>(neverChanges, thisYear, noYear);
  return <span className="year">{year}</span>;
}
