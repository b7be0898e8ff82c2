import { type FocusEvent, type FormEvent, useState } from "react";
import type { Mark } from "./Field.tsx";
import { isFilled } from "./formDom.ts";

/**
 * Which fields are marked valid or invalid (spec section 4): those that were left, by whether they are empty, and all once
 * the form was sent in vain. A mark follows what is typed. Fields that are not checked get none.
 */
export function useMarks(checked: ReadonlySet<string>) {
  const [marks, setMarks] = useState<Readonly<Record<string, Mark>>>({});
  const mark = (form: HTMLFormElement, names: Iterable<string>) => {
    const seen = [...names].map((name): [string, Mark] => [name, isFilled(form, name) ? "valid" : "invalid"]);
    setMarks((earlier) => ({ ...earlier, ...Object.fromEntries(seen) }));
  };
  const nameOf = (target: EventTarget | null) => (target as { name?: string } | null)?.name ?? "";
  return {
    marks,
    clearMarks: () => setMarks({}),
    markAll: (form: HTMLFormElement) => mark(form, checked),
    onBlur(event: FocusEvent<HTMLFormElement>) {
      const name = nameOf(event.target);
      // Between the radios of a group the field is not left.
      if (checked.has(name) && nameOf(event.relatedTarget) !== name) mark(event.currentTarget, [name]);
    },
    onChange(event: FormEvent<HTMLFormElement>) {
      const name = nameOf(event.target);
      if (marks[name]) mark(event.currentTarget, [name]);
    },
  };
}
