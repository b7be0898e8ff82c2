import { groupBy } from "../groupBy.ts";
import type { Notice } from "./notice.ts";

const RULE = "=".repeat(72);

/** Notices as a text file, sorted by name. Packages with the same text are listed together. */
export function printNotices(introduction: string, notices: readonly Notice[]): string {
  const sorted = [...notices].sort(byName);
  const groups = groupBy(sorted, ({ licence = "", text = "" }) => `${licence}\n${text}`);
  const parts = [...groups.values()].map((group) => {
    const names = group.map(({ name, version }) => `${name} ${version}`.trim()).join(", ");
    const { licence, text = "It brings no text of its licence along." } = group[0] ?? {};
    return `${RULE}\n${names}${licence === undefined ? "" : `: ${licence}`}\n\n${text}\n`;
  });
  return [`${introduction}\n`, ...parts].join("\n");
}

/** Compares packages by code points, which doesn't depend on the machine's language. */
export const byName = (a: Pick<Notice, "name" | "version">, b: Pick<Notice, "name" | "version">): number =>
  compare(a.name, b.name) || compare(a.version, b.version);

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
