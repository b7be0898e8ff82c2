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
