import type { MarkedExtension, Tokens } from "marked";

/** What a text can hold at all, found once: the parser would look for it at every place. */
interface Traits {
  /** A line that could underline a heading, in a quote or list, too. */
  underline: boolean;
  /** Signs of an address without brackets, a hard line break or a numeric character reference. */
  intricate: boolean;
}

const UNDERLINE = /^[\s>*+.)\d=-]*[=-]\s*$/m;
const INTRICATE = /[@]|www\.|:\/\/|mailto:|xmpp:|&#|[ \t][\r\n]/;
const QUOTE = /^ {0,3}>/;
const HTML = /^ {0,3}</;
const DEFINITION = /^ {0,3}\[/;
const EMPHASIS = /^[*_]/;
/** A table's second line is made of these. */
const TABLE = / {0,3}[|:-][|: -]*(?:\n|$)/y;
/** Plain text reaches to the next of these. */
const PLAIN = /^[^\\<![`*~_]+/;

/**
 * Spares the parser its slowest rules where they can't match: the tokens are the same. `begin` looks at the text that is
 * parsed next. A rule that gives `undefined` does not match; one that gives `false` leaves it to the parser.
 */
export function quickTokenizer(): {
  begin(markdown: string): void;
  tokenizer: NonNullable<MarkedExtension["tokenizer"]>;
} {
  let traits: Traits = { underline: true, intricate: true };
  return {
    begin(markdown) {
      traits = { underline: UNDERLINE.test(markdown), intricate: INTRICATE.test(markdown) };
    },
    tokenizer: {
      blockquote: (source) => (QUOTE.test(source) ? false : undefined),
      html: (source) => (HTML.test(source) ? false : undefined),
      def: (source) => (DEFINITION.test(source) ? false : undefined),
      table(source) {
        TABLE.lastIndex = source.indexOf("\n") + 1;
        return TABLE.lastIndex > 0 && TABLE.test(source) ? false : undefined;
      },
      emStrong: (source) => (EMPHASIS.test(source) ? false : undefined),
      del: (source) => (source.startsWith("~") ? false : undefined),
      lheading: () => (traits.underline ? false : undefined),
      url: () => (traits.intricate ? false : undefined),
      inlineText(source): Tokens.Text | false {
        const raw = traits.intricate ? undefined : PLAIN.exec(source)?.[0];
        return raw === undefined ? false : { type: "text", raw, text: raw, escaped: this.lexer.state.inRawBlock };
      },
    },
  };
}
