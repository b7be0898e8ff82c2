import LineBreaker from "linebreak";

/** Width of a text in em. */
export type MeasureText = (text: string) => number;

/** Available space for a text, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** A text in lines, with its font size in pixels. */
export interface FittedText {
  size: number;
  lines: string[];
}

/** Font sizes of titles, and how many lines each allows. */
const SIZES = [
  { size: 80, maxLines: 3 },
  { size: 72, maxLines: 3 },
  { size: 66, maxLines: 3 },
  { size: 60, maxLines: 4 },
  { size: 54, maxLines: 4 },
  { size: 48, maxLines: 4 },
  { size: 42, maxLines: 4 },
] as const;

/** Weight of even line lengths against font size, in the score of a size. */
const EVENNESS_WEIGHT = 0.8;
/** The chosen size is at least this share of the largest size that fits. */
const MIN_SIZE_SHARE = 0.8;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Ends a truncated title. */
export const ELLIPSIS = "…";

/** Breaks a text into few, evenly long lines, in a large size. Truncates it if it doesn't fit in the smallest size. */
export function fitText(
  text: string,
  room: Room,
  { measure, lineHeight }: { measure: MeasureText; lineHeight: number },
): FittedText {
  const pieces = breakPieces(text);
  const fitting = SIZES.flatMap(({ size, maxLines }): FittedText[] => {
    const lines = breakLines(pieces, room.width / size, measure);
    const isTooHigh = lines.length > maxLines || lines.length * lineHeight * size > room.height;
    if (isTooHigh || lines.some((line) => measure(line) * size > room.width)) return [];
    return [{ size, lines: balance(pieces, { width: room.width / size, count: lines.length }, measure) }];
  });
  const score = ({ size, lines }: FittedText) => size / SIZES[0].size + EVENNESS_WEIGHT * evenness(lines, measure);
  const [largest] = fitting;
  const [best] = fitting
    .filter(({ size }) => size >= MIN_SIZE_SHARE * (largest?.size ?? 0))
    .sort((a, b) => score(b) - score(a));
  if (best) return best;
  const { size, maxLines } = SIZES[SIZES.length - 1] ?? SIZES[0];
  const width = room.width / size;
  const short = pieces.flatMap((piece) => breakLong(piece, width, measure));
  const lines = breakLines(short, width, measure);
  const count = Math.max(1, Math.min(maxLines, Math.floor(room.height / (lineHeight * size))));
  return { size, lines: lines.length > count ? truncate(lines.slice(0, count), width, measure) : lines };
}

/** Splits a text at line break opportunities (UAX #14). Pieces include the spaces after them. */
function breakPieces(text: string): string[] {
  const breaker = new LineBreaker(text);
  const pieces: string[] = [];
  let from = 0;
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    pieces.push(text.slice(from, found.position));
    from = found.position;
  }
  return pieces;
}

function breakLines(pieces: readonly string[], width: number, measure: MeasureText): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces) {
    if (line !== "" && measure((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
  }
  return line.trim() === "" ? lines : [...lines, line.trimEnd()];
}

/** Breaks into the narrowest lines that keep the line count, found by binary search. */
function balance(
  pieces: readonly string[],
  { width, count }: { width: number; count: number },
  measure: MeasureText,
): string[] {
  let [narrow, wide] = [width / count / 2, width];
  let best = breakLines(pieces, width, measure);
  for (let step = 0; step < 8; step += 1) {
    const middle = (narrow + wide) / 2;
    const lines = breakLines(pieces, middle, measure);
    if (lines.length > count || lines.some((line) => measure(line) > middle)) narrow = middle;
    else [wide, best] = [middle, lines];
  }
  return best;
}

/** Ratio of the shortest line to the longest. */
function evenness(lines: readonly string[], measure: MeasureText): number {
  const widths = lines.map(measure);
  return Math.min(...widths) / Math.max(...widths);
}

/** Breaks a word that is longer than a line between characters. */
function breakLong(piece: string, width: number, measure: MeasureText): string[] {
  return measure(piece.trimEnd()) <= width ? [piece] : breakLines(charactersOf(piece), width, measure);
}

const charactersOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

function truncate(lines: readonly string[], width: number, measure: MeasureText): string[] {
  let last = charactersOf(lines.at(-1) ?? "");
  while (last.length > 1 && measure(last.join("").trimEnd() + ELLIPSIS) > width) last = last.slice(0, -1);
  return [...lines.slice(0, -1), last.join("").trimEnd() + ELLIPSIS];
}
