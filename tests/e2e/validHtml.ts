import { HtmlValidate } from "html-validate";
import { inject } from "vitest";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Ways to write the same: React has `fetchPriority`, `<img/>`, `hidden=""`.
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    // HTML takes any text for an id; headings can begin with a number, and entries of settings have their path.
    "valid-id": ["error", { relaxed: true }],
    // The styles keep every number in one line (`a[href^="tel:"]`), and people copy one with plain spaces.
    "tel-non-breaking": "off",
    // Safari needs it for lists without markers.
    "no-redundant-role": "off",
    "prefer-native-element": ["error", { exclude: ["list"] }],
    // ARIA lets lists and their items have names: slides say which they are of how many.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
  },
});

/** What is not valid in pages of the shipped sites, and links to elements and icons of a page that are not in it. */
export async function findInvalid(paths: readonly string[]): Promise<string[]> {
  const problems = new Set<string>();
  // A connection that is kept is closed by the server while a page is read, and the next request would use it all the same.
  const documents = paths.map(async (path) => {
    const response = await fetch(inject("origin") + path, { headers: { connection: "close" } });
    return [path, await response.text()] as const;
  });
  for (const [path, html] of await Promise.all(documents)) {
    for (const [, id = ""] of html.matchAll(/ href="#([^"]*)"/g))
      // `#top` is the start of any page, by the standard.
      if (id !== "top" && !html.includes(` id="${id}"`)) problems.add(`${path}: there is no #${id}`);
    for (const [tag] of html.matchAll(/<output\b(?![^>]* aria-label)[^>]*>/g))
      problems.add(`${path}: ${tag} has no name`);
    for (const { messages } of (await validator.validateString(html)).results)
      for (const { ruleId, message, selector, line, column } of messages)
        // A calculator sends nothing: its sum follows its fields.
        if (ruleId !== "wcag/h32" || !selector?.startsWith("#budget "))
          problems.add(`${path}:${line}:${column} ${ruleId}: ${message}`);
  }
  return [...problems];
}
