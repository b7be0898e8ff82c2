import { expect, it } from "vitest";
import {
  brokenCitations,
  citationAt,
  citedIn,
  findText,
  mapTexts,
  replaceCitations,
} from "../../../../cli/config/facts/citations.ts";

it("lists the ids that a text cites, each once", () =>
  expect(citedIn("{{fact:au.visa.fee}}, {{fact:ph.cav plain}} and {{fact:au.visa.fee plain}}")).toEqual([
    "au.visa.fee",
    "ph.cav",
  ]));

it.for([
  "{{ fact:au.fee }}",
  "{{fact au.fee}}",
  "{{fact:Au.fee}}",
  "{{fact:au.fee raw}}",
  "{{fact:au.fee}",
  "{{Facts:a}}",
  "{{fact:}}",
])("%s is no citation, and is told apart from other braces", (written) => {
  expect(citedIn(written)).toEqual([]);
  expect(brokenCitations(`In a table {{x}} | ${written}`)).toEqual([written]);
});

it("finds no mistake in citations and in braces of other kinds", () =>
  expect(brokenCitations("{{fact:a.b}} {{fact:a-b.c1 plain}} {{name}} { fact }")).toEqual([]));

it("reads the citation at a place of a text, and no other", () => {
  expect(citationAt("a {{fact:a.b plain}} c", 2)).toEqual({ id: "a.b", plain: true, length: 18 });
  expect(citationAt("a {{fact:a.b plain}} c", 1)).toBeUndefined();
  expect(citationAt("{{fact:a b {{fact:c}}", 0)).toBeUndefined();
});

it("puts something else in the place of citations, or leaves them", () =>
  expect(replaceCitations("{{fact:a}} and {{fact:b}}", ({ id }) => (id === "a" ? "$& 5" : undefined))).toBe(
    "$& 5 and {{fact:b}}",
  ));

it("changes every text of data, and finds the first that holds another", () => {
  const data = { a: ["x", { b: "y" }], n: 1, none: null };
  expect(mapTexts(data, (text) => text.toUpperCase())).toEqual({ a: ["X", { b: "Y" }], n: 1, none: null });
  expect(findText(data, "y")).toEqual(["a", 1, "b"]);
  expect(findText(data, "z")).toBeUndefined();
});
