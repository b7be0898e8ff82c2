import { attempt } from "../../core/attempt.ts";
import anyAscii from "any-ascii";

/** Whether a text is a slug: lower-case letters and digits joined by single hyphens, at most 80 characters. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 80;

/** Whether a text is `/`, or slugs with slashes around them: safe in any server's configuration. */
export const isBasePath = (text: string): boolean =>
  text === "/" || (/^\/.+\/$/.test(text) && text.slice(1, -1).split("/").every(isSlug));

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
