import { type FocusEvent, type FormEvent, useState } from "react";
import type { Mark } from "./Field.tsx";
import { isFilled } from "./formDom.ts";

/**
 * Which fields are marked valid or invalid. A field is marked on blur, and all are marked when a submit fails; empty is
 * invalid. A mark is updated while the visitor types. Fields that are not validated get none.
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
      // Moving between the radios of a group is no blur of the field.
      if (checked.has(name) && nameOf(event.relatedTarget) !== name) mark(event.currentTarget, [name]);
    },
    onChange(event: FormEvent<HTMLFormElement>) {
      const name = nameOf(event.target);
      if (marks[name]) mark(event.currentTarget, [name]);
    },
  };
}
