/** Numbers of a sketch. */
const SIZE = 8;
const BUCKET_BITS = 3;
/** Of a bucket that no words fell into. */
const EMPTY = 2 ** 32 - 1;

/** The sketch of a text without words. */
const EMPTY_SKETCH: readonly number[] = Array.from({ length: SIZE }, () => EMPTY);

/**
 * A few numbers by which texts are compared without the texts: of all pairs of neighbouring words, the smallest hash in each
 * of eight buckets (one-permutation MinHash, Li et al. 2012). Two texts share as many numbers as they share pairs of words.
 */
export function sketchOf(words: readonly string[]): number[] {
  const sketch = [...EMPTY_SKETCH];
  let before = 0;
  for (const word of words) {
    const hash = hashOf(word);
    const pair = mix(before ^ hash);
    const bucket = pair & (SIZE - 1);
    sketch[bucket] = Math.min(sketch[bucket] ?? EMPTY, pair >>> BUCKET_BITS);
    before = Math.imul(hash, 31);
  }
  return sketch;
}

/** The sketch of texts that follow one another. */
export const joinSketches = (sketches: readonly (readonly number[])[]): number[] =>
  EMPTY_SKETCH.map((empty, index) => Math.min(empty, ...sketches.map((sketch) => sketch[index] ?? empty)));

/** A sketch as two hexadecimal digits a number; empty for a text without words. */
export function writeSketch(sketch: readonly number[]): string {
  if (sketch.every((value) => value === EMPTY)) return "";
  return sketch.map((value) => (value & 255).toString(16).padStart(2, "0")).join("");
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), of UTF-16 units. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Spreads the bits (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
