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
/** Addresses in brackets, which are part of a link. */
const LINKED = /(?<!\\)\[[\w ,.'’–-]+\]\(https?:\/\/[\w./?=%-]+\)/g;
const QUOTE = /^ {0,3}>/;
const HTML = /^ {0,3}</;
const DEFINITION = /^ {0,3}\[/;
/** A table's second line is made of these. */
const TABLE = / {0,3}[|:-][|: -]*(?:\n|$)/y;
/** Plain text reaches to the next of these. */
const PLAIN = /^[^\\<![`*~_]+/;
/** What these mean goes by the character before them. */
const EMPHASIS = /[*~_]/;

/**
 * Spares the parser its slowest rules where they can't match: the tokens are the same. `begin` looks at the text that is
 * parsed next. A rule that gives `undefined` does not match; one that gives `false` leaves it to the parser.
 */
export function quickTokenizer(): {
  begin(markdown: string): void;
  extension: MarkedExtension;
} {
  let traits: Traits = { underline: true, intricate: true };
  const plainText = (source: string) => (traits.intricate ? undefined : PLAIN.exec(source)?.[0]);
  return {
    begin(markdown) {
      const isIntricate = INTRICATE.test(markdown) && INTRICATE.test(markdown.replace(LINKED, "[]()"));
      traits = { underline: UNDERLINE.test(markdown), intricate: isIntricate };
    },
    extension: {
      tokenizer: {
        blockquote: (source) => (QUOTE.test(source) ? false : undefined),
        html: (source) => (HTML.test(source) ? false : undefined),
        def: (source) => (DEFINITION.test(source) ? false : undefined),
        table(source) {
          TABLE.lastIndex = source.indexOf("\n") + 1;
          return TABLE.lastIndex > 0 && TABLE.test(source) ? false : undefined;
        },
        lheading: () => (traits.underline ? false : undefined),
        url: () => (traits.intricate ? false : undefined),
        inlineText(source): Tokens.Text | false {
          const raw = plainText(source);
          return raw === undefined ? false : { type: "text", raw, text: raw, escaped: this.lexer.state.inRawBlock };
        },
      },
      extensions: [
        {
          name: "plain-text",
          level: "inline",
          // Before the parser asks for all that could begin where a text does.
          tokenizer(source, before): Tokens.Text | undefined {
            const raw = plainText(source);
            if (raw === undefined || EMPHASIS.test(source.charAt(raw.length))) return undefined;
            // It would be put together with this one.
            if (before.at(-1)?.type === "text") return undefined;
            return { type: "text", raw, text: raw, escaped: this.lexer.state.inRawBlock };
          },
        },
      ],
    },
  };
}
