const cache = new Map<string, unknown>();

/** A cached formatter of `Intl`; making one takes as long as formatting a hundred values. */
export function formatter<T, O>(Formatter: new (language: string, options?: O) => T, language: string, options?: O): T {
  const key = `${Formatter.name} ${language} ${JSON.stringify(options)}`;
  const cached = (cache.get(key) as T | undefined) ?? new Formatter(language, options);
  cache.set(key, cached);
  return cached;
}
