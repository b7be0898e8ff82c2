import type { RedirectRule } from "../plan/network/redirects.ts";
import { PLAIN_SEGMENT } from "../config/routes/redirects.ts";

/** Indic letters that keyboards type as one code point, such as ड़, and that NFC decomposes: [decomposed, composed]. */
const DECOMPOSED_BY_NFC = Array.from({ length: 0x700 }, (_, index) => String.fromCodePoint(0x900 + index)).flatMap(
  (letter): [string, string][] => (letter.normalize("NFC") === letter ? [] : [[letter.normalize("NFC"), letter]]),
);

/** Forms in which browsers may send a text: as it is (NFC), decomposed (NFD), or as keyboards type it. */
export const spellings = (text: string): string[] => [
  ...new Set([
    text,
    text.normalize("NFD"),
    DECOMPOSED_BY_NFC.reduce((result, [decomposed, letter]) => result.replaceAll(decomposed, letter), text),
  ]),
];

/** A rule for each spelling, percent-encoded in upper case, for hosts that compare paths literally. */
export const spelledRules = (rule: RedirectRule): RedirectRule[] =>
  spellings(rule.from).map((from) => ({ ...rule, from: wildToken(from, "*") }));

/**
 * A path or URL as one token of a line-based file. Characters that could end the token or have a meaning there (spaces,
 * line breaks, quotation marks, `#`, `*`, colons of a path) are percent-encoded, in case that validation misses one.
 */
export function urlToken(url: string): string {
  const [, origin = "", path = ""] = /^(https?:\/\/[^/]*)?([^]*)$/.exec(url) ?? [];
  return encode(origin, /[^\w.:/-]/gu) + encode(path, /[^\w.~!$&'()+,;=@%/-]/gu);
}

/** A path or URL as one token, with what a hosting service writes for a final `*`. */
export const wildToken = (url: string, star: string): string =>
  urlToken(url.replace(/\*$/, "")) + (url.endsWith("*") ? star : "");

const encode = (text: string, unsafe: RegExp): string =>
  text.replace(unsafe, (character) =>
    encodeURIComponent(character).replace(/[!'()*:]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`),
  );

/** A redirect as a pattern for whole paths, for hosts with regular expressions. */
export interface PathPattern {
  /**
   * Parts of one regular expression, in the common syntax of PCRE, RE2, Go and JavaScript, without capturing groups.
   * The first begins with `/+`. What a `keep` matches is inserted into the target.
   */
  pieces: (string | { keep: string })[];
  /** The target, as URL tokens. The matches of `keep` go between them, in order. */
  to: string[];
  status: 301 | 302 | 307 | 308;
}

/** A path segment without characters that a server or browser could treat specially. */
const SEGMENT = "[\\w.~-]+";

/** The anchored regular expression, with a capturing group for each `keep`. */
export const patternRegex = ({ pieces }: PathPattern): string =>
  `^${pieces.map((piece) => (typeof piece === "string" ? piece : `(${piece.keep})`)).join("")}$`;

/** The target with references to the groups, numbered from 1. `escape` is applied to its texts. */
export const patternAddress = (
  { to }: PathPattern,
  reference: (number: number) => string,
  escape = (text: string): string => text,
): string => to.map((text, index) => (index === 0 ? "" : reference(index)) + escape(text)).join("");

export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** Runs of repeated slashes in a path that one redirect cleans; further runs need another redirect. */
const MAX_RUNS = 3;

/**
 * Patterns for paths with repeated slashes, in the order in which to try them, for hosts with regular expressions but
 * without search and replace. Segments have only safe characters, so that no path can redirect to another host.
 */
export function collapsePatterns(): PathPattern[] {
  const some = `${SEGMENT}(?:/${SEGMENT})*`;
  const patternsOf = (last: { keep: string }, after: string): PathPattern[] => [
    { pieces: ["//+", last, "/*"], to: ["/", after], status: 301 },
    { pieces: ["/+", last, "//+"], to: ["/", after], status: 301 },
    ...Array.from({ length: MAX_RUNS }, (_, index): PathPattern => {
      const before = Array.from({ length: index + 1 }, () => [{ keep: some }, "//+"]).flat();
      const slashes = Array.from({ length: index + 2 }, () => "/");
      return { pieces: ["/+", ...before, last, "/*"], to: [...slashes, after], status: 301 };
    }),
  ];
  return [
    { pieces: ["//+"], to: ["/"], status: 301 },
    // Pages, then files.
    ...patternsOf({ keep: `(?:${SEGMENT}/)*[\\w~-]+` }, "/"),
    ...patternsOf({ keep: some }, ""),
    { pieces: ["/+", { keep: some }, "//+", { keep: "[\\w.~/-]+" }], to: ["/", "/", ""], status: 301 },
  ];
}

/** Whether a host matches rules against percent-decoded paths, or paths as the browser sent them. */
export type Compared = "decoded" | "sent";

/** A rule's patterns, in the order in which to try them. They accept repeated slashes, and a missing final slash. */
export function redirectPatterns({ from, to, status }: RedirectRule, compared: Compared): PathPattern[] {
  const path = from
    .replace(/\/?\*?$/, "")
    .split("/")
    .map((segment) => segmentRegex(segment, compared))
    .join("/+");
  const folder = urlToken(to.replace(/\*$/, ""));
  if (!from.endsWith("*")) return [{ pieces: [`${path}/*`], to: [folder], status }];
  if (!to.endsWith("*")) return [{ pieces: [`${path}(?:/.*)?`], to: [folder], status }];
  const folders = `(?:${PLAIN_SEGMENT}/)*`;
  return [
    { pieces: [`${path}/*`], to: [folder], status },
    // Pages get a final slash; files (with a dot in the last segment) don't.
    { pieces: [`${path}/+`, { keep: `${folders}[\\w~-]+` }, "/*"], to: [folder, "/"], status },
    { pieces: [`${path}/+`, { keep: folders + PLAIN_SEGMENT }], to: [folder, ""], status },
  ];
}

/**
 * A segment in all spellings. Percent codes match in upper and lower case. `sent` also matches decoded text, because
 * some hosts decode paths all the same.
 */
function segmentRegex(segment: string, compared: Compared): string {
  const parts = segment.split(/([ \u00a0-\u{10ffff}]+)/u);
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return escapeRegex(urlToken(part));
      const forms = spellings(part).flatMap((form) =>
        compared === "decoded"
          ? [form]
          : [form, encodeURIComponent(form).replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`)],
      );
      return forms.length === 1 ? forms.join("") : `(?:${forms.join("|")})`;
    })
    .join("");
}
