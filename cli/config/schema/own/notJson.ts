/** The parts of a value that JSON can't hold or would change, with what they are. A key without a value is dropped. */
export function notJson(value: unknown, path: PropertyKey[] = []): [path: PropertyKey[], what: string][] {
  if (value === null || value === undefined || typeof value === "string" || typeof value === "boolean") return [];
  if (typeof value === "number") return Number.isFinite(value) ? [] : [[path, `the number ${value}`]];
  if (typeof value !== "object") return [[path, `a ${typeof value}`]];
  if (Array.isArray(value)) return value.flatMap((item, index) => notJson(item, [...path, index]));
  const prototype = Object.getPrototypeOf(value) as { constructor: { name: string } } | null;
  if (prototype !== null && prototype !== Object.prototype) return [[path, `a ${prototype.constructor.name}`]];
  return Object.entries(value).flatMap(([key, item]) => notJson(item, [...path, key]));
}
