import anyAscii from "any-ascii";

/** Lower-case letters and digits joined by single hyphens, RFC 3986 unreserved, at most 80 characters. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && text.length <= 80;

/** True for `/` and for slugs with slashes around them: nothing that a server's configuration reads as something else. */
export const isBasePath = (text: string): boolean =>
  text === "/" || (/^\/.+\/$/.test(text) && text.slice(1, -1).split("/").every(isSlug));

/** The slug that is nearest to a text; letters of other scripts are transliterated. Empty when the text has no letter or digit. */
export const toSlug = (text: string): string =>
  inAscii(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, 80)
    .replace(/-$/, "");

/** Most texts have nothing to transliterate, and looking for it takes longer than all the rest. */
const inAscii = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
    : text
        .normalize("NFC")
        .replace(/[\p{L}\p{M}]+/gu, anyAscii)
        .normalize("NFKD");
