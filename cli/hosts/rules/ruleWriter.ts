import { alignedLines } from "../../core/console/text.ts";
import type { FileTree } from "../../core/files.ts";
import type { HostPlan } from "../../plan/network/hostPlan.ts";

export interface RuleWriter {
  /** Where the files belong: `upload` is `dist/`, `deploy` is `deploy/<host>/`. */
  destination: "upload" | "deploy";
  /** For files in the upload: whether the service reads them in any folder instead of only the root. */
  readsAnyFolder?: boolean;
  /** Whether it serves `.br` and `.gz` files. */
  precompressed: boolean;
  /** Whether redirects are pages in the folders of countries, because the service has no rules. */
  redirectPages?: boolean;
  files(plan: HostPlan): FileTree;
  /** Notes on what the service can't express, and what to do instead. */
  limits(plan: HostPlan): string[];
  /** Rules beyond the service's limits, which it would drop or refuse. */
  excess?(plan: HostPlan): { message: string; hint: string }[];
}

/** The notes that apply. */
export const notesOf = (...notes: (string | false | undefined)[]): string[] =>
  notes.filter((note) => typeof note === "string");

/** Rows of a line-based file as aligned columns. */
export const columns = (rows: readonly (readonly string[])[]): string =>
  alignedLines(rows)
    .map((line) => `${line}\n`)
    .join("");

/**
 * `_headers` of Netlify and Cloudflare Pages. Both send `max-age=0, must-revalidate` by default. It isn't repeated
 * here, because Cloudflare joins the values of all blocks that match a path.
 */
export function headersFile({ headers, folders }: HostPlan): string {
  const block = (path: string, values: Record<string, string>) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${withoutControls(value)}`), ""].join("\n");
  const assets = folders.map((home) => block(`${home}assets/*`, { "Cache-Control": headers.immutable }));
  return [block("/*", headers.all), ...assets].join("\n");
}

export const withoutControls = (text: string): string => text.replace(/\p{Cc}/gu, " ");

/** A regular expression in quotation marks, for services where other backslashes are literal. */
export const quotedRegex = (regex: string): string => `"${withoutControls(regex).replaceAll('"', '\\"')}"`;

/** Headers as a list in JSON. */
export const headerList = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([key, value]) => ({ key, value }));

export const jsonFile = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Regular expressions as a list in JavaScript. */
export const regexList = (regexes: readonly string[]): string =>
  `[${regexes.map((regex) => `new RegExp(${JSON.stringify(regex)})`).join(", ")}]`;

/** Tables of the root's targets in JavaScript, as `const` or `var`. */
export function homeTables({ homes, fallback, only, choices }: HostPlan, keyword: "const" | "var", indent = 0): string {
  const table = (name: string, value: unknown) => `${keyword} ${name} = ${JSON.stringify(value, null, indent)};\n`;
  if (only !== undefined) return table("HOME", only);
  const byCountry = fallback === undefined ? "" : table("HOMES", homes) + table("FALLBACK", fallback);
  return byCountry + table("CHOICES", choices);
}
