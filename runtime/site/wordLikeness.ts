/** Likeness of two texts in any script, from 0 to 1: the letters in threes that they share (Sørensen and Dice); undefined when both are empty. */
export function wordLikeness(a: string, b: string): number | undefined {
  if (a === "" && b === "") return undefined;
  const [one, two] = [threes(a), threes(b)];
  const shared = [...one].filter((three) => two.has(three)).length;
  return one.size + two.size === 0 ? 0 : (2 * shared) / (one.size + two.size);
}

/** Each word's letters in threes, the edges of the word included. Without accents, in lower case. */
function threes(text: string): Set<string> {
  const words =
    text
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.flatMap((word) => {
      const edged = ` ${word} `;
      return Array.from({ length: edged.length - 2 }, (_, index) => edged.slice(index, index + 3));
    }),
  );
}
