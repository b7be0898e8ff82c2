import { type FocusEvent, type FormEvent, useState } from "react";
import type { Mark } from "./Field.tsx";

/**
 * Which fields are marked valid or invalid, as `judge` says. A field is marked on blur, and all are marked when a submit
 * fails. A mark is updated while the visitor types. Fields of which nothing is asked get none.
 */
export function useMarks(judge: (form: HTMLFormElement, name: string) => Mark) {
  const [marks, setMarks] = useState<Readonly<Record<string, Mark>>>({});
  const mark = (form: HTMLFormElement, names: Iterable<string>) => {
    const seen = [...names].map((name): [string, Mark] => [name, judge(form, name)]);
    setMarks((earlier) => ({ ...earlier, ...Object.fromEntries(seen) }));
  };
  const nameOf = (target: EventTarget | null) => (target as { name?: string } | null)?.name ?? "";
  return {
    marks,
    clearMarks: () => setMarks({}),
    markAll: (form: HTMLFormElement, names: Iterable<string>) => mark(form, names),
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const name = nameOf(event.target);
      // Moving between the radios of a group is no blur of the field.
      if (name && nameOf(event.relatedTarget) !== name) mark(event.currentTarget, [name]);
    },
    onChange(event: FormEvent<HTMLFormElement>) {
      const name = nameOf(event.target);
      if (marks[name]) mark(event.currentTarget, [name]);
    },
  };
}
