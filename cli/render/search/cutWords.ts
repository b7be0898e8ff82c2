import { contentHash } from "../../contentHash.ts";
import type { Part, WordEntry } from "../../../runtime/site/searchParts.ts";
import { wordsFile } from "../../../runtime/site/searchFiles.ts";

/** Characters of a part: at least, and at most but for its last word. Compressed a part has about 10 kB. */
const LEAST = 24_000;
const MOST = 40_000;

/** Between them a part ends before one word of so many, by the word itself: a changed text moves the next cuts only. */
const ONE_OF = 16;

/** Words of the texts in files by their names, and what the index says of them. */
interface WordFiles {
  files: Map<string, string>;
  parts: Part[];
}

/** Cuts the words of all texts, which are in their order. Words that a third of `pages` has are left out: they tell no page from another. */
export function cutWords(words: readonly WordEntry[], pages: number): WordFiles {
  const made: WordFiles = { files: new Map(), parts: [] };
  let first = "";
  let entries: string[] = [];
  let length = 0;
  const end = () => {
    if (entries.length === 0) return;
    const contents = `[${entries.join(",\n")}]`;
    const hash = contentHash(contents).slice(0, 10);
    made.files.set(wordsFile(hash), contents);
    made.parts.push([first, hash]);
    entries = [];
    length = 0;
  };
  for (const [word, text, headings] of words) {
    const isCommon = text.filter((number) => number >= 0).length > pages / 3;
    if (isCommon && !headings) continue;
    if (length > MOST || (length > LEAST && endsBefore(word))) end();
    if (length === 0) first = word;
    const entry = JSON.stringify([word, isCommon ? [] : text, ...(headings ? [headings] : [])]);
    entries.push(entry);
    length += entry.length;
  }
  end();
  return made;
}

const endsBefore = (word: string): boolean =>
  [...word].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 0) % ONE_OF === 0;
