/** Groups items by key, in their order. Node 20 has no `Map.groupBy`. */
export function groupBy<K, T>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/**
 * A copy of plain data, whose texts are no longer cut from larger ones: a substring keeps the whole file in memory that it
 * comes from. Much faster than `structuredClone`.
 */
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The record with each value changed. */
export function mapValues<Key extends string, In, Out>(
  record: Readonly<Record<Key, In>>,
  change: (value: In, key: Key) => Out,
) {
  const changed = Object.entries<In>(record).map(([key, value]) => [key, change(value, key as Key)] as const);
  return Object.fromEntries(changed) as Record<Key, Out>;
}

/** Returns a function that calculates its result at the first call. */
export function once<T>(calculate: () => T): () => T {
  let result: { value: T } | undefined;
  return () => (result ??= { value: calculate() }).value;
}

/** Returns a function that caches results by argument, as long as it exists itself. */
export function memoize<K, V>(calculate: (argument: K) => V): (argument: K) => V {
  const cache = new Map<K, V>();
  return (argument) => {
    const cached = cache.get(argument);
    if (cached !== undefined || cache.has(argument)) return cached as V;
    const result = calculate(argument);
    cache.set(argument, result);
    return result;
  };
}

/** Like `memoize`, for objects that may be garbage-collected. */
export function memoizeWeak<A extends object, T>(calculate: (argument: A) => T): (argument: A) => T {
  const cache = new WeakMap<A, { value: T }>();
  return (argument) => {
    const entry = cache.get(argument) ?? { value: calculate(argument) };
    cache.set(argument, entry);
    return entry.value;
  };
}
