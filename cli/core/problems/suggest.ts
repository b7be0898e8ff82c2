/** Longer strings are texts instead of names or paths. */
const MAX_LENGTH = 200;

/**
 * The candidate with the smallest edit distance, if it is small enough for a typing mistake; otherwise the only
 * candidate that ends with the written path: `/kenya/contact/` for `/contact/`.
 */
export function suggest(written: string, candidates: Iterable<string>): string | undefined {
  if (written.length > MAX_LENGTH) return undefined;
  let best: string | undefined;
  let bestDistance = Infinity;
  const below: string[] = [];
  for (const candidate of candidates) {
    const [wrong, right] = withoutSameFolders(written.toLowerCase(), candidate.toLowerCase());
    const limit = Math.min(bestDistance, Math.max(1, Math.floor(wrong.length / 3)) + 1);
    const distance = editDistance(wrong, right, limit);
    if (distance < limit) [best, bestDistance] = [candidate, distance];
    if (isBelow(candidate, written)) below.push(candidate);
  }
  return best ?? (below.length === 1 ? below[0] : undefined);
}

/** Removes common leading folders of two paths, such as the country, which would make all paths similar. */
function withoutSameFolders(a: string, b: string): [string, string] {
  let start = 0;
  for (let at = a.indexOf("/"); at >= 0 && a.slice(0, at + 1) === b.slice(0, at + 1); at = a.indexOf("/", at + 1))
    start = at + 1;
  return start < a.length ? [a.slice(start), b.slice(start)] : [a, b];
}

const isBelow = (path: string, end: string): boolean => /^\/.+\/$/.test(end) && path.endsWith(end) && path !== end;

/** Hint text: a suggestion if there is one, otherwise the first `max` choices. */
export function didYouMean(written: string, candidates: Iterable<string>, max = 12): string {
  const all = [...candidates];
  const near = suggest(written, all);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  if (all.length === 0) return "";
  const quoted = [
    ...all.filter((name) => isBelow(name, written)),
    ...all.filter((name) => !isBelow(name, written)),
  ].map((name) => `\`${name}\``);
  return `Known: ${nameSome(quoted, max)}.`;
}

/** The name that a hint of `didYouMean` suggests. */
export const suggestionIn = (hint: string): string | undefined => /^Did you mean `([^`]+)`\?/.exec(hint)?.[1];

/** Joins the first `max` names: `a, b, and 3 more`. */
export function nameSome(names: readonly string[], max: number): string {
  const others = names.length - max;
  return `${names.slice(0, max).join(", ")}${others > 0 ? `, and ${others} more` : ""}`;
}

/** Optimal string alignment distance (a swap of neighbours counts as one), or `limit` if it isn't less. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...last, ...row) >= limit) return limit;
    before = last;
    last = row;
  }
  return last[b.length] ?? limit;
}
