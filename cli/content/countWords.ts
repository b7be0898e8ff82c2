/** Words of a text: letters and digits of any script, with the hyphens and apostrophes that follow them. */
export const countWords = (text: string): number =>
  countPlain(text) ?? text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;

/** The same for text without any character beyond ASCII, ten times faster; undefined for other text. */
function countPlain(text: string): number | undefined {
  let count = 0;
  let inWord = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code > 127) return undefined;
    const letter = (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
    if (letter && !inWord) count += 1;
    inWord = letter || (inWord && (code === 39 || code === 45));
  }
  return count;
}
