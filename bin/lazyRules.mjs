// V8 looks up the characters of a class like \p{P} when a regular expression with one is made: 7 ms for all that marked
// makes when it is loaded, a tenth of a build of one edited text. Most texts need few of them or none.

/**
 * Plugin for the bundler: marked makes these expressions when they are first used.
 * @throws When marked makes its rules in another way than it is known to.
 */
export const lazyRules = () => ({
  name: "lazy-rules",
  transform: {
    filter: { id: /\/node_modules\/marked\// },
    handler: (code) => withLazyRules(code),
  },
});

/** The parser's code with lazy rules. */
export function withLazyRules(code) {
  const lazy = code.replace(/(getRegex:\(\)=>)new RegExp(\(\w+,\w+\))/, "$1lazyRegExp$2");
  if (lazy === code) throw new Error("marked makes its rules in another way now: see to bin/lazyRules.mjs.");
  return `${lazy}\n${String(lazyRegExp)}`;
}

/** Stands for a regular expression where the parser uses one. It is part of the bundle: it can use nothing from here. */
function lazyRegExp(source, flags) {
  if (!flags.includes("u")) return new RegExp(source, flags);
  let made;
  const real = () => (made ??= new RegExp(source, flags));
  // Emphasis is asked for at each place of a text, and begins with its mark.
  const marks = source.startsWith("^(?:\\*+(?:") ? "*_" : undefined;
  return {
    source,
    flags,
    exec: (text) => (marks && !marks.includes(text.charAt(0)) ? null : real().exec(text)),
    test: (text) => real().test(text),
    [Symbol.match]: (text) => real()[Symbol.match](text),
    [Symbol.matchAll]: (text) => real()[Symbol.matchAll](text),
    // What it replaces by such a rule is escaped signs and code.
    [Symbol.replace]: (text, by) => (/[\\`]/.test(text) ? real()[Symbol.replace](text, by) : text),
    get lastIndex() {
      return real().lastIndex;
    },
    set lastIndex(index) {
      real().lastIndex = index;
    },
  };
}
