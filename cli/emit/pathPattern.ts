/** A pattern for whole paths, and where they lead: for hosts that match by regular expressions. */
export interface PathPattern {
  /**
   * Regular expressions one after the other, in what PCRE, RE2, Go and JavaScript have in common, without groups that
   * capture. The first begins with `/+`. What a `keep` matches is kept.
   */
  pieces: (string | { keep: string })[];
  /** The address, in pieces that are URL tokens: between two of them goes what a `keep` matched, in order. */
  to: string[];
  status: 301 | 302 | 307 | 308;
}

/** A path segment without any character that some server or browser treats in a special way. */
export const SEGMENT = "[\\w.~-]+";

/** The pattern as one anchored expression with a group for each kept piece. */
export const patternRegex = ({ pieces }: PathPattern): string =>
  `^${pieces.map((piece) => (typeof piece === "string" ? piece : `(${piece.keep})`)).join("")}$`;

/** The address with references to what was kept, numbered from 1; `escape` is for its texts. */
export const patternAddress = (
  { to }: PathPattern,
  reference: (number: number) => string,
  escape = (text: string): string => text,
): string => to.map((text, index) => (index === 0 ? "" : reference(index)) + escape(text)).join("");

/** Escapes text, so that a regular expression matches it literally. */
export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
