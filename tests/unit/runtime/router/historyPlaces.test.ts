// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { createHistoryPlaces, describeFocus, findFocus, keyEntries } from "../../../../runtime/router/historyPlaces.ts";
import { find } from "../mount.ts";

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML =
    '<main id="main"><a href="/a/">A</a><section id="more"><button>B</button><input></section></main>';
});

it("remembers offset and focus by the entry's key, also over another document", () => {
  const places = createHistoryPlaces();
  places.note("one", { top: 120 });
  places.note("one", { focus: { within: "main", index: 0 } });
  expect(places.get("one")).toEqual({ top: 120, focus: { within: "main", index: 0 } });
  dispatchEvent(new Event("pagehide"));
  expect(createHistoryPlaces().get("one")).toEqual({ top: 120, focus: { within: "main", index: 0 } });
});

it("keeps the 50 that were changed last", () => {
  const places = createHistoryPlaces();
  for (let entry = 0; entry < 50; entry++) places.note(`${entry}`, { top: entry });
  places.note("0", { top: 1 });
  places.note("50", { top: 50 });
  expect([places.get("0")?.top, places.get("1"), places.get("2")?.top]).toEqual([1, undefined, 2]);
});

it("begins anew when what is stored can't be read", () => {
  sessionStorage.setItem("places", "{");
  expect(createHistoryPlaces().get("one")).toBe(undefined);
});

it("finds the focused element again on a page with the same markup", () => {
  const focus = describeFocus(find("input"));
  expect(focus).toEqual({ within: "more", index: 1 });
  const { innerHTML } = document.body;
  document.body.innerHTML = innerHTML;
  expect(findFocus({ top: 0, focus })).toBe(find("input"));
  document.body.innerHTML = "<main></main>";
  expect(findFocus({ top: 0, focus })).toBe(undefined);
});

it("tells of no focus where there is none", () => {
  expect(describeFocus(document.body)).toBe(undefined);
  expect(findFocus({ top: 0 })).toBe(undefined);
});

it("gives an entry without a key one, and leaves a router's", () => {
  history.replaceState({ usr: 1 }, "");
  keyEntries();
  const { key } = history.state as { key: string };
  expect(key).toMatch(/^\w+$/);
  keyEntries();
  expect(history.state).toEqual({ idx: 0, usr: 1, key });
});
