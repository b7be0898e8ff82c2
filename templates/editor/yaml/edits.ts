/** A part of a text that something else takes the place of. */
export type Edit = { from: number; to: number; text: string };

/** A part of a text, from an offset to another, with edits applied that lie in it. */
export function applyEdits(text: string, edits: readonly Edit[], from = 0, to = text.length): string {
  // The last first, so that offsets stay true.
  const ordered = edits.toSorted((a, b) => b.from - a.from || b.to - a.to);
  let edited = text.slice(0, to);
  for (const edit of ordered) edited = edited.slice(0, edit.from) + edit.text + edited.slice(edit.to);
  return edited.slice(from);
}

/** Offset of the beginning of the line that an offset is in. */
export const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

/** Offset of the end of the line that what ends at an offset ends in. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end < 0 ? text.length : end;
}

/** The same offset, without the white space before it. */
export const trimmedEnd = (text: string, offset: number): number => text.slice(0, offset).trimEnd().length;
