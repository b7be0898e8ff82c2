import { isDeepStrictEqual } from "node:util";
import type { Mistake } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { isMap } from "./yamlFile.ts";

/** A change of an inherited list: entries to remove, and entries to append. */
type ListChange = Partial<Record<"add" | "remove", unknown>>;

/** A problem of a change, and its path in the change. */
type ChangeMistake = Mistake & { path: PropertyKey[] };

/** Identifying keys, most specific first: `remove: [News]` removes the entry with `News` under one of them. */
const ID_KEYS = ["slug", "id", "value", "label", "title", "name", "group", "field", "from", "to", "href", "network"];

/** Whether a value is a map of `add` and `remove` only. */
export function isListChange(value: unknown): value is ListChange {
  if (!isMap(value)) return false;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => key === "add" || key === "remove");
}

/** Applies a change to an inherited list. Returns the indexes of kept and added entries. Invalid parts are skipped. */
export function changeList(inherited: readonly unknown[], change: ListChange) {
  const mistakes: ChangeMistake[] = [];
  const listOf = (key: "add" | "remove"): readonly unknown[] => {
    const written = change[key];
    if (written === undefined || Array.isArray(written)) return written ?? [];
    mistakes.push({
      path: [key],
      code: "wrong-type",
      message: `\`${key}\` is not a list`,
      hint: `Write \`${key}: [a, b]\`, or one entry per line after \`- \`.`,
    });
    return [];
  };
  const removed = new Set<number>();
  for (const [index, wanted] of listOf("remove").entries()) {
    const found = inherited.flatMap((entry, at) => (matchesEntry(entry, wanted) ? [at] : []));
    if (found.length === 1 && found[0] !== undefined) removed.add(found[0]);
    else mistakes.push({ path: ["remove", index], ...notRemoved(inherited, wanted, found.length) });
  }
  const kept = [...inherited.keys()].filter((at) => !removed.has(at));
  const added: number[] = [];
  const value = kept.map((at) => inherited[at]);
  const names = new Set(value.map(identity));
  for (const [index, entry] of listOf("add").entries()) {
    const name = identity(entry);
    if (name === undefined ? value.some((other) => isDeepStrictEqual(other, entry)) : names.has(name)) {
      mistakes.push({
        path: ["add", index],
        code: "duplicate-value",
        message: `${nameOf(entry)} is already in the list`,
        hint: "Remove it here. To replace the inherited entry, add that entry to `remove` too.",
      });
      continue;
    }
    names.add(name);
    added.push(index);
    value.push(entry);
  }
  return { value, kept, added, mistakes };
}

function notRemoved(inherited: readonly unknown[], wanted: unknown, count: number): Mistake {
  if (count > 1)
    return {
      code: "list-change",
      message: `${nameOf(wanted)} is in the inherited list ${count} times`,
      hint: "Name the right one by a further key: `{ title: News, to: /news/ }`.",
    };
  const names = inherited.flatMap((entry) => identity(entry) ?? []);
  const hint = didYouMean(identity(wanted) ?? "", names) || "The inherited list is empty. Remove this.";
  return { code: "list-change", message: `${nameOf(wanted)} is not in the inherited list`, hint };
}

/** A text matches an entry equal to it or identified by it; a map matches an entry that has all its values. */
function matchesEntry(entry: unknown, wanted: unknown): boolean {
  if (isDeepStrictEqual(entry, wanted)) return true;
  if (!isMap(entry)) return isMap(wanted) && ID_KEYS.some((key) => wanted[key] === entry);
  if (isMap(wanted)) return Object.entries(wanted).every(([key, value]) => isDeepStrictEqual(entry[key], value));
  return ID_KEYS.some((key) => Object.hasOwn(entry, key) && entry[key] === wanted);
}

/** An entry's identifying value: itself, or that of its first identifying key. */
function identity(entry: unknown): string | undefined {
  if (!isMap(entry)) return typeof entry === "string" || typeof entry === "number" ? String(entry) : undefined;
  const key = ID_KEYS.find((name) => typeof entry[name] === "string");
  return key === undefined ? undefined : String(entry[key]);
}

const nameOf = (entry: unknown): string => {
  const name = identity(entry);
  return name === undefined ? "This entry" : `\`${name}\``;
};
