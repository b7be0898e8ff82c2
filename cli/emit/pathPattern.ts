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
export const SEGMENT = "[\\w.~-]+";

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
