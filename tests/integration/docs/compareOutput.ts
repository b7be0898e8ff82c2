/** Where a command's output is cut in a page. */
const CUT = "…";

/** What differs from machine to machine, and what it is in a comparison. */
const UNSTEADY: readonly [RegExp, string][] = [
  [/\b\d+(?:\.\d+)? (?:ms|s)\b/g, "0 s"],
  [/\b\d+(?:\.\d+)? (?:B|kB|MB|GB)\b/g, "0 B"],
  [/\bv\d+\.\d+\.\d+\b/g, "v0.0.0"],
];

const steady = (text: string): string =>
  UNSTEADY.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), text);

/** The output for the page: what is there as long as it is true, else the new one, cut at the same lines. */
export function outputFor(page: string, output: string): string {
  const lines = page.split("\n");
  const cut = lines.indexOf(CUT);
  if (cut === -1) return steady(page) === steady(output) ? page : output;
  const all = output.split("\n");
  const after = lines.length - cut - 1;
  if (all.length <= lines.length - 1) return output;
  const fresh = [...all.slice(0, cut), CUT, ...all.slice(all.length - after)].join("\n");
  return steady(page) === steady(fresh) ? page : fresh;
}
