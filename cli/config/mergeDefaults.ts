import { isMap } from "./isMap.ts";
import { changeList, isListChange, type ChangeMistake } from "./listChange.ts";

/** What merging needs to know of lists that are changed. */
export interface ListContext {
  /** Is told of each mistake in a change, with the list's path. */
  report(path: readonly PropertyKey[], mistake: ChangeMistake): void;
  /** The list of choices with a name, where the name is written in place of a list. */
  named(name: string): readonly unknown[] | undefined;
}

/**
 * A country's own values over the network's defaults: maps are merged key by key, a list is changed by a map of `add` and
 * `remove`, anything else is replaced.
 */
export function mergeDefaults(
  defaults: unknown,
  own: unknown,
  context: ListContext,
  path: readonly PropertyKey[] = [],
): unknown {
  if (own === undefined) return defaults;
  const list = isListChange(own) ? inheritedList(defaults, context) : undefined;
  if (list && isListChange(own)) {
    const { value, mistakes } = changeList(list, own);
    for (const mistake of mistakes) context.report(path, mistake);
    return value;
  }
  if (!isMap(defaults) || !isMap(own)) return own;
  const merged: Record<string, unknown> = { ...defaults };
  for (const [key, value] of Object.entries(own))
    merged[key] = mergeDefaults(defaults[key], value, context, [...path, key]);
  return merged;
}

function inheritedList(written: unknown, { named }: ListContext): readonly unknown[] | undefined {
  if (typeof written === "string") return named(written);
  return Array.isArray(written) ? (written as unknown[]) : undefined;
}
