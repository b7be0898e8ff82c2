import { expect, it } from "vitest";
import { fillCounterparts, markCounterparts } from "../../../cli/build/counterparts.ts";
import { escapeHtml } from "../../../runtime/site/html.ts";
import { safeHref } from "../../../runtime/site/urls.ts";

const SIBLINGS = { bhutan: "/bhutan/visas/", "new-zealand": "/new-zealand/a/" };

it("the addresses come in the place of their marks", () => {
  const marks = markCounterparts(SIBLINGS);
  const links = (by: Record<string, string>) => Object.values(by).map((href) => `<a href="${href}">x</a>`);
  expect(links(marks)).not.toEqual(links(SIBLINGS));
  expect(fillCounterparts(links(marks).join(""), SIBLINGS)).toBe(links(SIBLINGS).join(""));
});

it("copy can't look like a mark", () => {
  const mark = `href="${markCounterparts(SIBLINGS)["bhutan"]}"`;
  const text = `<p>${escapeHtml(mark)}</p>`;
  expect(fillCounterparts(text, SIBLINGS)).toBe(text);
  expect(safeHref("counterpart:bhutan")).toBeUndefined();
});
