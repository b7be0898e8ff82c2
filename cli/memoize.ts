/** Calculates once for each argument; what was calculated stays as long as the function does. */
export function memoize<K, V>(calculate: (argument: K) => V): (argument: K) => V {
  const known = new Map<K, V>();
  return (argument) => {
    const value = known.get(argument);
    if (value !== undefined || known.has(argument)) return value as V;
    const made = calculate(argument);
    known.set(argument, made);
    return made;
  };
}
