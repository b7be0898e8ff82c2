import type { ReactElement } from "react";
import { REPEATED_ATTRIBUTE, type Repeats } from "../page/repeated.tsx";

const MARK = new RegExp(`<i ${REPEATED_ATTRIBUTE}="(\\d+)"></i>`, "g");

/** Keeps what pages of one layout repeat, and puts its markup where they do. */
export function keepRepeats(render: (element: ReactElement) => string): Repeats & { fill(html: string): string } {
  const numbers = new Map<string, number>();
  const kept: (ReactElement | string)[] = [];
  const markup = (number: number): string => {
    const known = kept[number] ?? "";
    // React's text is a chain of small ones, which each page would follow anew; trimming makes it one.
    return typeof known === "string" ? known : (kept[number] = render(known).trim());
  };
  return {
    note(key, element) {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, kept.length);
      return kept.push(element) - 1;
    },
    fill: (html) => html.replace(MARK, (_, number: string) => markup(Number(number))),
  };
}
