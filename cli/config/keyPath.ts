/** Parses a key path: `contacts.offices[0].name` or `contacts.offices.0.name`. A name with dots is in `["…"]`. */
export function parseKey(text: string): string[] {
  return [...text.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g)].map(
    ([, quoted, index, name]) => quoted ?? index ?? name ?? "",
  );
}

export const writeKey = (path: readonly PropertyKey[]): string =>
  path
    .map((step, at) => {
      const name = String(step);
      if (/^\d+$/.test(name)) return `[${name}]`;
      if (name.includes(".")) return `["${name}"]`;
      return at === 0 ? name : `.${name}`;
    })
    .join("");

/** Whether a value is a YAML map: an object that is no list. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
