import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parseSync, Visitor, type ESTree } from "vite";
import { listFiles } from "../../../cli/core/files.ts";

/** Attributes whose values people read or hear. */
const READ = new Set(["alt", "aria-label", "aria-description", "heading", "label", "placeholder", "title"]);

const WORDS = /\p{L}{2,}/u;
/** Two words, of which the first has a capital letter. Errors for developers begin with a small one. */
const SENTENCE = /^\P{L}*\p{Lu}\p{Ll}+ \p{L}/u;

/** Texts in a component's source that visitors would see: what is between tags, in attributes that are read, and sentences. */
function findTexts(file: string): string[] {
  const found: string[] = [];
  const visitor = new Visitor({
    JSXText: ({ value }) => void (WORDS.test(value) && found.push(value.trim())),
    JSXAttribute({ name, value }) {
      const text = literalOf(value);
      if (name.type === "JSXIdentifier" && READ.has(name.name) && text !== undefined && WORDS.test(text))
        found.push(text);
    },
    Literal({ value }) {
      if (typeof value === "string" && SENTENCE.test(value)) found.push(value);
    },
    TemplateElement({ value }) {
      if (SENTENCE.test(value.raw)) found.push(value.raw);
    },
  });
  visitor.visit(parseSync(file, readFileSync(file, "utf8")).program);
  return found;
}

function literalOf(value: ESTree.JSXAttribute["value"]): string | undefined {
  const inner = value?.type === "JSXExpressionContainer" ? value.expression : value;
  return inner?.type === "Literal" && typeof inner.value === "string" ? inner.value : undefined;
}

it("no component has words of its own: they are in the catalogue, or in a project's content", () => {
  const files = ["runtime", "templates"].flatMap((folder) =>
    listFiles(folder)
      // The owner of a project writes the words of a section that is begun.
      .filter((name) => name.endsWith(".tsx") && !name.startsWith("section/"))
      .map((name) => `${folder}/${name}`),
  );
  expect(files.length).toBeGreaterThan(70);
  const found = files.flatMap((file) => findTexts(file).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});
