import { attempt } from "../../core/attempt.ts";
import anyAscii from "any-ascii";

/** Makes a slug; other scripts are transliterated. Empty if the text has no letter or digit. */
export const toSlug = (text: string): string =>
  inAscii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, 80)
    .replace(/-$/, "");

/** Transliteration is slow, and most texts are ASCII. */
const inAscii = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
    : text
        .normalize("NFC")
        .replace(/[\p{L}\p{M}]+/gu, anyAscii)
        .normalize("NFKD");

/**
 * Normalizes the path of a redirect: percent-decoded, in NFC. Codes stay encoded if they are no valid text, or if the
 * decoded character would have another meaning; no rule has such a path.
 */
export function rulePath(path: string): string {
  const decode = (codes: string): string => {
    const text = decodeURIComponent(codes);
    return /[*/%?#\\]/.test(text) ? codes : text;
  };
  return attempt(() => path.replace(/(?:%[\da-f]{2})+/gi, decode).normalize("NFC")) ?? path;
}
