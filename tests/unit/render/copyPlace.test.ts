import { expect, it } from "vitest";
import { findCopy, replaceCopy } from "../../../cli/render/copyPlace.ts";

const COPY = "<p>Costs &amp; fees: $& from ₹ 1</p>";
const page = (html: string) => `<main><h1>Fees</h1><div class="prose">${html}</div><p>More</p></main>`;
const faq = (html: string) => [{ question: "Why?", html }];

it("other copy is put where the page has its own", () => {
  const place = findCopy(page(COPY), { html: COPY, faq: [] });
  expect(place && replaceCopy(page(COPY), place, "<p>$1 $` 𝄞 ₹</p>")).toBe(page("<p>$1 $` 𝄞 ₹</p>"));
});

it("copy that is empty, or that takes another font, is not put there", () => {
  const place = findCopy(page(COPY), { html: COPY, faq: [] }) ?? [0, 0];
  expect(replaceCopy(page(COPY), place, "")).toBeUndefined();
  expect(replaceCopy(page(COPY), place, "<p>Fees: 1 rupee</p>")).toBeUndefined();
  expect(replaceCopy(page(COPY), place, "<p>Fees: ₱ 1</p>")).toBe(page("<p>Fees: ₱ 1</p>"));
});

it("a page that shows no copy has no place for another, nor has one that shows it twice, in full or in part", () => {
  expect(findCopy(page(""), { html: "", faq: [] })).toBeUndefined();
  expect(findCopy(page(""), { html: COPY, faq: [] })).toBeUndefined();
  expect(findCopy(page(COPY) + page(COPY), { html: COPY, faq: [] })).toBeUndefined();
  expect(findCopy(page("<p><p><p>"), { html: "<p><p>", faq: [] })).toBeUndefined();
});

it("the place is told in the page, of which a part was searched", () => {
  const before = `<!doctype html>\n<header>${COPY}</header>`;
  const place = findCopy(page(COPY), { html: COPY, faq: [] }, before.length);
  expect(place && replaceCopy(before + page(COPY), place, "<p>₹ 2</p>")).toBe(before + page("<p>₹ 2</p>"));
});

it("an answer with a heading has its id for what the copy has", () => {
  expect(findCopy(page(COPY), { html: COPY, faq: faq("<p>So</p>") })).toBeDefined();
  expect(findCopy(page(COPY), { html: COPY, faq: faq('<h3 id="costs-2">Costs</h3>') })).toBeUndefined();
});
