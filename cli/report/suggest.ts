/** No name or path is longer: what is, is text. */
const LONGEST = 200;

/** The nearest of the candidates to what was written, if it is near enough to be a typing mistake. */
export function suggest(written: string, candidates: Iterable<string>): string | undefined {
  if (written.length > LONGEST) return undefined;
  const lower = written.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(written.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(lower, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Hint text: a suggestion when there is one, else the choices, no more than `most` of them. */
export function didYouMean(written: string, candidates: Iterable<string>, most = 12): string {
  const all = [...candidates];
  const near = suggest(written, all);
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  if (all.length === 0) return "";
  const quoted = all.map((name) => `\`${name}\``);
  return `Known: ${nameSome(quoted, most)}.`;
}

/** The name that a hint of `didYouMean` suggests, to be written in the place of the one that is there. */
export const suggestionIn = (hint: string): string | undefined => /^Did you mean `([^`]+)`\?/.exec(hint)?.[1];

/** The names after one another, no more than `most` of them: `a, b, and 3 more`. */
export function nameSome(names: readonly string[], most: number): string {
  const rest = names.length - most;
  return `${names.slice(0, most).join(", ")}${rest > 0 ? `, and ${rest} more` : ""}`;
}

/** Optimal string alignment distance (a swap of neighbours counts as one); `limit` as soon as it can't be less. */
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
