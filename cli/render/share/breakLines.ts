import LineBreaker from "linebreak";

/** Gives the width of a text, in parts of the letters' size. */
export type MeasureText = (text: string) => number;

/** Room for a text, in pixels. */
export interface Room {
  width: number;
  height: number;
}

/** A text in lines, with the size of its letters. */
export interface FittedText {
  size: number;
  lines: string[];
}

/** Sizes that a title can have, and how many lines it may take in each. */
const SIZES = [
  { size: 80, most: 3 },
  { size: 72, most: 3 },
  { size: 66, most: 3 },
  { size: 60, most: 4 },
  { size: 54, most: 4 },
  { size: 48, most: 4 },
  { size: 42, most: 4 },
] as const;

/** How much evenness is worth: of two texts, one in letters half as large wins when its lines are that much more even. */
const EVENNESS = 0.8;
/** For even lines letters are made no smaller than so much of what would fit. */
const SMALLER = 0.8;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
const ELLIPSIS = "…";

/** Breaks a text into few lines that are about equally long, in large letters. What is too long even for the smallest is cut. */
export function fitText(
  text: string,
  room: Room,
  { measure, lineHeight }: { measure: MeasureText; lineHeight: number },
): FittedText {
  const pieces = breakPieces(text);
  const fitting = SIZES.flatMap(({ size, most }): FittedText[] => {
    const lines = breakLines(pieces, room.width / size, measure);
    const isHigh = lines.length > most || lines.length * lineHeight * size > room.height;
    if (isHigh || lines.some((line) => measure(line) * size > room.width)) return [];
    return [{ size, lines: balance(pieces, { width: room.width / size, count: lines.length }, measure) }];
  });
  const worth = ({ size, lines }: FittedText) => size / SIZES[0].size + EVENNESS * evenness(lines, measure);
  const [largest] = fitting;
  const [best] = fitting
    .filter(({ size }) => size >= SMALLER * (largest?.size ?? 0))
    .sort((a, b) => worth(b) - worth(a));
  if (best) return best;
  const { size, most } = SIZES[SIZES.length - 1] ?? SIZES[0];
  const lines = breakLines(
    pieces.flatMap((piece) => breakLong(piece, room.width / size, measure)),
    room.width / size,
    measure,
  );
  const count = Math.max(1, Math.min(most, Math.floor(room.height / (lineHeight * size))));
  return { size, lines: lines.length > count ? cut(lines.slice(0, count), room.width / size, measure) : lines };
}

/** Parts between which a line may end (UAX #14); each has the spaces behind it. */
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

/** Fills one line after the other. */
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

/** The narrowest lines of which there are no more. */
function balance(
  pieces: readonly string[],
  { width, count }: { width: number; count: number },
  measure: MeasureText,
): string[] {
  let [least, most] = [width / count / 2, width];
  let best = breakLines(pieces, width, measure);
  for (let step = 0; step < 8; step += 1) {
    const middle = (least + most) / 2;
    const lines = breakLines(pieces, middle, measure);
    if (lines.length > count || lines.some((line) => measure(line) > middle)) least = middle;
    else [most, best] = [middle, lines];
  }
  return best;
}

/** The shortest line in parts of the longest. */
function evenness(lines: readonly string[], measure: MeasureText): number {
  const widths = lines.map(measure);
  return Math.min(...widths) / Math.max(...widths);
}

/** Breaks a word that is longer than a line between its characters. */
function breakLong(piece: string, width: number, measure: MeasureText): string[] {
  if (measure(piece.trimEnd()) <= width) return [piece];
  return breakLines(
    [...graphemes.segment(piece)].map(({ segment }) => segment),
    width,
    measure,
  );
}

function cut(lines: readonly string[], width: number, measure: MeasureText): string[] {
  let last = [...graphemes.segment(lines.at(-1) ?? "")].map(({ segment }) => segment);
  while (last.length > 1 && measure(last.join("").trimEnd() + ELLIPSIS) > width) last = last.slice(0, -1);
  return [...lines.slice(0, -1), last.join("").trimEnd() + ELLIPSIS];
}
