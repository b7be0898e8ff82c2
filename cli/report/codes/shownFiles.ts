import type { ExampleFiles, Unprintable } from "./example.ts";

/** Where the mistake is in an example's text. Lines and columns count from 1. */
export interface Mistake {
  line: number;
  column: number;
  length: number;
}

/** A file of an example, as it is shown. */
export type ShownFile = { file: string } & ({ text: string; mistake?: Mistake } | Unprintable);

/** The files of an example, with their marks taken out of their texts. */
export const shownFiles = (files: ExampleFiles = {}): ShownFile[] =>
  Object.entries(files).map(([file, shown]) =>
    typeof shown === "string" ? { file, ...takeMark(shown) } : { file, ...shown },
  );

/** A text without « and », and what is between them. */
export function takeMark(marked: string): { text: string; mistake?: Mistake } {
  const [before = "", rest] = marked.split("«");
  if (rest === undefined) return { text: marked };
  const [wrong = "", after = ""] = rest.split("»");
  const lines = before.split("\n");
  return {
    text: before + wrong + after,
    mistake: { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, length: wrong.length },
  };
}

/** The text of a file, with carets below the mistake. */
export function markedText({ text, mistake }: { text: string; mistake?: Mistake }): string {
  if (!mistake) return text;
  const lines = text.split("\n");
  const carets = " ".repeat(mistake.column - 1) + "^".repeat(mistake.length);
  return [...lines.slice(0, mistake.line), carets, ...lines.slice(mistake.line)].join("\n");
}
