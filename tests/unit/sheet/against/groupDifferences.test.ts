import { describe, expect, it } from "vitest";
import type { Difference } from "../../../../cli/sheet/against/difference.ts";
import { groupDifferences, type PageDifferences } from "../../../../cli/sheet/against/groupDifferences.ts";

const PAGES = ["/india/", "/india/news/", "/india/contact-us/"];
const page = (path: string, differences: Partial<Difference>[], width = 390): PageDifferences => ({
  path,
  width,
  differences: differences.map((difference) => ({
    kind: "text",
    component: "Footer",
    isContent: false,
    families: [difference.kind ?? "text"],
    boxes: {},
    ...difference,
  })),
});
const names = (pages: PageDifferences[], changes: Parameters<typeof groupDifferences>[1] = []) =>
  groupDifferences(pages, changes).map((group) => `${group.name}, ${group.pages.length} at ${group.widths.join()}`);
const style = (component: string, change: number, families = ["background"]): Partial<Difference> => ({
  kind: "style",
  component,
  change,
  families,
});
const copy = (component: string, before: string, after: string): Partial<Difference> => ({
  component,
  isContent: true,
  before,
  after,
});

describe("groups of differences", () => {
  it("are none where nothing differs", () => expect(names([page("/india/", [])])).toEqual([]));

  it("hold all pages and widths on which a change of the stylesheets is seen", () => {
    const pages = PAGES.flatMap((path) => [390, 1440].map((width) => page(path, [style("Footer", 0)], width)));
    const change = { selectors: [".footer"], declarations: [{ property: "background", before: "a", after: "b" }] };
    expect(names(pages, [change])).toEqual(["Footer: background, 3 at 390,1440"]);
    expect(groupDifferences(pages, [change])[0]).toMatchObject({ change, pages: PAGES.toSorted() });
  });

  it("are one for a change that is seen in many parts, and one for each change", () => {
    const parts = ["Card", "Card", "Card", "Button", "Button", "Hero", "Form"];
    expect(names([page("/india/", [...parts.map((part) => style(part, 0)), style("Footer", 1, ["padding"])])])).toEqual(
      ["Card, Button and 2 more: background, 1 at 390", "Footer: padding, 1 at 390"],
    );
  });

  it("are by part and kind where no stylesheet explains it", () => {
    const own = (component: string): Partial<Difference> => ({ kind: "style", component, families: ["margin"] });
    expect(names([page("/india/", [own("Card"), own("Card"), own("Hero")])])).toEqual([
      "Card: margin, 1 at 390",
      "Hero: margin, 1 at 390",
    ]);
  });

  it("take the copy of a page as one change", () =>
    expect(
      names([
        page("/india/", [copy("Hero", "a", "b"), copy("Prose", "c", "d"), { ...copy("Prose", "", ""), kind: "added" }]),
      ]),
    ).toEqual(["Prose, Hero: text, added, 1 at 390"]));

  it("take the copy of different pages as different changes", () =>
    expect(names([page("/india/", [copy("Hero", "a", "b")]), page("/india/news/", [copy("Prose", "c", "d")])])).toEqual(
      ["Hero: text, 1 at 390", "Prose: text, 1 at 390"],
    ));

  it("take a word that is replaced everywhere as one change", () => {
    const replaced = { before: "Visas", after: "Visa help" };
    const pages = PAGES.map((path) =>
      page(path, [
        { component: "Menu", ...replaced },
        { component: "Footer", ...replaced },
      ]),
    );
    expect(names(pages)).toEqual(["Menu, Footer: text, 3 at 390"]);
  });

  it("keep what is around a page apart from its copy", () =>
    expect(names([page("/india/", [copy("Hero", "a", "b"), { before: "x", after: "y" }])])).toHaveLength(2));

  it("begin with what is on most pages, whatever the order of the pages", () => {
    const pages = [
      page("/india/", [copy("Hero", "a", "b"), style("Footer", 0)]),
      page("/india/news/", [style("Footer", 0)]),
    ];
    expect(names(pages)).toEqual(["Footer: background, 2 at 390", "Hero: text, 1 at 390"]);
    expect(names(pages.toReversed())).toEqual(names(pages));
  });
});
