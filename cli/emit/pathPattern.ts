/** A pattern for whole paths, and where they lead: for hosts that match by regular expressions. */
export interface PathPattern {
  /**
   * Regular expressions one after the other, in what PCRE, RE2, Go and JavaScript have in common, without groups that
   * capture. The first begins with `/+`. What a `keep` matches is kept.
   */
  pieces: (string | { keep: string })[];
  /** The address: texts between which what was kept is put, in its order. They are URL tokens. */
  to: string[];
  status: 301 | 302 | 307 | 308;
}

/** A segment that stands for itself: it has no character that any server or browser reads in a way of its own. */
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

/** Text that stands for itself in a regular expression. */
export const escapeRegex = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
