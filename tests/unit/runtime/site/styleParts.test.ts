import { expect, it } from "vitest";
import { divideStyles, findStyles, lateStyles } from "../../../../runtime/site/styleParts.ts";

const STYLES = divideStyles(
  `.header{a:b}[styles="map"]{--begin:part}@media print{.map .map__dot{a:b}}[styles=rtl]{--begin:part}[dir=rtl] .x{a:b}` +
    `[styles=form]{--begin:late}:is(.form,.field:has(>textarea)){a:b}@keyframes turn{to{a:b}}[styles=own]{--begin:own}.own{a:b}`,
);
const stylesOf = (body: string, language = "en") => findStyles(STYLES, language)(body);

it("gives a page only the parts with a selector whose classes are in its markup, and the project's own", () => {
  expect(STYLES.base).toBe(".header{a:b}");
  expect(stylesOf(`<p class="map">`)).toBe(".own{a:b}");
  expect(stylesOf(`<p class="x map map__dot">`)).toBe("@media print{.map .map__dot{a:b}}.own{a:b}");
  expect(stylesOf(`<p><b\nclass=map>1<i class='a map__dot'>`)).toBe(stylesOf(`<p class="x map map__dot">`));
  expect(stylesOf(`<p class="x">`, "ar")).toBe("[dir=rtl] .x{a:b}.own{a:b}");
});

it("keeps the styles of modals for later, except on pages with a form", () => {
  expect(lateStyles(STYLES)).toMatch(/^:is\(\.form/);
  expect(stylesOf(`<form class="form">`)).toContain(lateStyles(STYLES));
});

it("gives all parts to a page with code of the project that runs in the browser", () => {
  expect(stylesOf(`<div data-client="idle">`)).toBe("@media print{.map .map__dot{a:b}}[dir=rtl] .x{a:b}.own{a:b}");
});
