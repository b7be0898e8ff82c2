import { isEmpty, isSame, isValues } from "../values.ts";

/** Place of an entry before, if it isn't new, and after, if it isn't removed, and whether it was elsewhere before. */
export type ListStep = { before: number | undefined; after: number | undefined; moved?: boolean };

type List = readonly unknown[];

/** Compares two lists: entries that are the same stay or are moved, and others that have a counterpart are changed. */
export function diffItems(before: List, after: List): ListStep[] {
  const kept = sameItems(before, after);
  const moved = movedItems(before, after, kept);
  const steps: ListStep[] = [];
  let [left, right] = [0, 0];
  for (const [i, j] of [...kept, [before.length, after.length] as const]) {
    const was = range(left, i).filter((index) => !moved.some(([from]) => from === index));
    const is = range(right, j).filter((index) => !moved.some(([, to]) => to === index));
    const changed = pairItems(before, after, was, is);
    const come = moved.flatMap(([from, to]) =>
      to >= right && to < j ? [{ before: from, after: to, moved: true }] : [],
    );
    steps.push(...inOrder([...changed, ...come]));
    if (i < before.length) steps.push({ before: i, after: j });
    [left, right] = [i + 1, j + 1];
  }
  return steps;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

/** Removed ones first, the others by the places that they get. */
const inOrder = (steps: readonly ListStep[]): ListStep[] => steps.toSorted((a, b) => (a.after ?? -1) - (b.after ?? -1));

type Pairs = readonly (readonly [before: number, after: number])[];

/** Entries that are elsewhere now. */
function movedItems(before: List, after: List, kept: Pairs): Pairs {
  const free = new Set(range(0, before.length).filter((index) => !kept.some(([from]) => from === index)));
  return range(0, after.length).flatMap((to) => {
    if (kept.some(([, taken]) => taken === to)) return [];
    const from = [...free].find((index) => isSame(before[index], after[to]));
    if (from === undefined) return [];
    free.delete(from);
    return [[from, to] as const];
  });
}

/** Those that are alike are taken for one that was changed; as many as before are taken for the same in their order. */
function pairItems(before: List, after: List, was: readonly number[], is: readonly number[]): ListStep[] {
  const [old, fresh] = [[...was], [...is]];
  const steps: ListStep[] = [];
  while (old.length > 0 || fresh.length > 0) {
    const [i, j] = [old[0], fresh[0]];
    const more = old.length - fresh.length;
    const isPair =
      i !== undefined &&
      j !== undefined &&
      kindOf(before[i]) === kindOf(after[j]) &&
      (more === 0 || areAlike(before[i], after[j]));
    if (isPair) steps.push({ before: old.shift(), after: fresh.shift() });
    else if (more >= 0 && i !== undefined) steps.push({ before: old.shift(), after: undefined });
    else steps.push({ before: undefined, after: fresh.shift() });
  }
  return steps;
}

const kindOf = (item: unknown): unknown => (isValues(item) ? (item["type"] ?? "map") : typeof item);

/** True for maps that have a value in common. */
const areAlike = (left: unknown, right: unknown): boolean =>
  isValues(left) &&
  isValues(right) &&
  Object.entries(left).some(([key, value]) => key !== "type" && !isEmpty(value) && isSame(value, right[key]));

/** The longest list of entries that both lists have in the same order, as pairs of places. */
function sameItems(before: List, after: List): Pairs {
  // By row and column; those after the last are empty.
  const longest: Pairs[][] = [];
  for (const i of range(0, before.length).toReversed()) {
    const below = longest[i + 1] ?? [];
    const row: Pairs[] = (longest[i] = []);
    for (const j of range(0, after.length).toReversed()) {
      const [without, beside] = [below[j] ?? [], row[j + 1] ?? []];
      if (isSame(before[i], after[j])) row[j] = [[i, j], ...(below[j + 1] ?? [])];
      else row[j] = without.length >= beside.length ? without : beside;
    }
  }
  return longest[0]?.[0] ?? [];
}
