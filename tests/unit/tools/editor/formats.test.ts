import { expect, test } from "vitest";
import type { EditorField } from "../../../../runtime/site/editor.ts";
import { type FormatRegistry, registerFormats } from "../../../../templates/editor/formats.ts";

const field = (name: string, more: Partial<EditorField> = {}): EditorField => ({
  name,
  label: name,
  widget: "string",
  ...more,
});

const FIELDS = [
  field("title"),
  field("picture", { widget: "object", fields: [field("file", { widget: "image" }), field("alt")] }),
  field("draft", { widget: "boolean", default: false }),
  field("body", { widget: "text" }),
];

type Content = Readonly<Record<string, unknown>>;

/** The format of a folder of India's posts. */
function news(): { fromFile(text: string): Content; toFile(content: Content): string } {
  const methods: Parameters<FormatRegistry["registerCustomFormat"]>[2][] = [];
  const registry: FormatRegistry = { registerCustomFormat: (_, _extension, found) => void methods.push(found) };
  const collection = { name: "news", label: "News", description: "", icon: "", format: "news", fields: FIELDS };
  const pictures = { media_folder: "/countries/images/india", public_folder: "/countries/images/india" };
  registerFormats(registry, { collections: [{ ...collection, ...pictures }] });
  const [found] = methods;
  if (!found) throw new Error("no format");
  return found;
}

const TEXT = `---
# Written by hand.
title:   "A title"
picture: { file: library.jpg,   alt: A library }
---


The first line.

![A map](map.png)

\tThe last.

`;

test("a picture is shown by its path, and written by its name", () => {
  const { fromFile, toFile } = news();
  const content = fromFile(TEXT);
  expect(content["picture"]).toEqual({ file: "/countries/images/india/library.jpg", alt: "A library" });
  const picture = { file: "/countries/images/shared/campus.jpg", alt: "A library" };
  expect(toFile({ ...content, picture })).toBe(TEXT.replace("library.jpg", "campus.jpg"));
});

test("of the text only what was changed is another, and pictures have their names", () => {
  const { fromFile, toFile } = news();
  const content = fromFile(TEXT);
  const body = String(content["body"]).replace("last.", "end.\n\n![A door](/countries/images/india/door.jpg)");
  expect(toFile({ ...content, body })).toBe(TEXT.replace("last.\n\n", "end.\n\n![A door](door.jpg)\n"));
});

test("a change of the front matter leaves the text as it is", () => {
  const { fromFile, toFile } = news();
  expect(toFile({ ...fromFile(TEXT), title: "Another" })).toBe(TEXT.replace("A title", "Another"));
});

test("front matter alone gets a text", () => {
  const { fromFile, toFile } = news();
  expect(toFile({ ...fromFile("---\ntitle: A\n---"), body: "Text." })).toBe("---\ntitle: A\n---\n\nText.\n");
});

test("a new file has what was filled in", () => {
  const { toFile } = news();
  const content = { title: "New", draft: false, picture: { file: "", alt: "" }, body: "One.\n" };
  expect(toFile(content)).toBe("---\ntitle: New\n---\n\nOne.\n");
});
