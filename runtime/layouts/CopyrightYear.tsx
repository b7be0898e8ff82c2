import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};
const thisYear = () => new Date().getFullYear();
const noYear = () => undefined;

/** The current year, filled in by the browser: a build of last year stays right. Its place is kept from the start. */
export function CopyrightYear() {
  const year = useSyncExternalStore<number | undefined>(neverChanges, thisYear, noYear);
  return <span className="year">{year}</span>;
}
