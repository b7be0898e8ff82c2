/** Similarity of two texts from 0 to 1: Sørensen–Dice coefficient of their trigrams. Undefined if both are empty. */
export function wordSimilarity(a: string, b: string): number | undefined {
  if (a === "" && b === "") return undefined;
  const [one, two] = [trigrams(a), trigrams(b)];
  const shared = [...one].filter((three) => two.has(three)).length;
  return one.size + two.size === 0 ? 0 : (2 * shared) / (one.size + two.size);
}

/** The trigrams of each word, including its boundaries, in lower case without accents. */
function trigrams(text: string): Set<string> {
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
