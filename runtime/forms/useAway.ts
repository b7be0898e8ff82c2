import { type RefObject, useCallback, useState } from "react";
import type { Field } from "../site/forms.ts";
import { initialValue, isShown, listShown } from "../site/fields.ts";
import { valueOf } from "./formDom.ts";

/** Which fields are away, because of what other fields hold; and a function that finds it anew in the document. */
export function useAway(fields: readonly Field[], form: RefObject<HTMLFormElement | null>) {
  const [away, setAway] = useState(() => listAway(fields, listShown(fields, initialValue)));
  const updateAway = useCallback(() => {
    const { current } = form;
    if (!current || !fields.some((field) => isShown(field) && field.showWhen)) return;
    const shown = listShown(fields, ({ name }) => valueOf(current, name));
    setAway(listAway(fields, shown));
  }, [fields, form]);
  return { away, updateAway };
}

function listAway(fields: readonly Field[], shown: readonly Field[]): ReadonlySet<string> {
  return new Set(fields.filter((field) => !shown.includes(field)).map(({ name }) => name));
}
