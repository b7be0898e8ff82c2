const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A country's own values over the network's defaults: maps are merged key by key, anything else is replaced. */
export function mergeDefaults(defaults: unknown, own: unknown): unknown {
  if (own === undefined) return defaults;
  if (!isMap(defaults) || !isMap(own)) return own;
  const merged: Record<string, unknown> = { ...defaults };
  for (const [key, value] of Object.entries(own)) merged[key] = mergeDefaults(defaults[key], value);
  return merged;
}
