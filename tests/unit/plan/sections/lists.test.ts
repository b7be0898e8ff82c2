import { describe, expect, it } from "vitest";
import { copyOf, COUNTRY_FILE, NETWORK_FILE, type TestProject } from "../../project.ts";
import { composedInMarkdown, FLAGS, shown, withPlaces } from "./composedPage.ts";

/** A project whose news is a collection, with posts of these categories, oldest first. */
function withNews(sections: string, categories: string[]): TestProject {
  const project = composedInMarkdown(sections)
    .replace(
      NETWORK_FILE,
      "    label: News",
      "    label: News\n    collection:\n      categories: { visas: Visas, money: Money }",
    )
    .replace(COUNTRY_FILE, "  services:", "  news: {}\n  services:")
    .write("countries/content/shared/news/index.md", copyOf("News"));
  categories.forEach((category, index) => {
    const lines = `date: 2026-01-0${index + 1}\ncategory: ${category}\nsummary:`;
    project.write(
      `countries/content/atlantis/news/p${index + 1}.md`,
      copyOf(`P${index + 1}`).replace("summary:", lines),
    );
  });
  return project;
}

describe("cards", () => {
  it("are the group's pages, at most so many, with a link to all", () => {
    const [section] = shown(withPlaces("- type: cards\n  group: abroad\n  limit: 4"), "cards");
    expect(section?.cards.map(({ label, flag }) => [label, flag])).toEqual([
      ["In DE", "de"],
      ["In FR", "fr"],
      ["In CH", "ch"],
      ["In GB", "gb"],
    ]);
    expect(section).toMatchObject({ kind: "topic", link: { label: "Abroad", href: "/atlantis/abroad/" } });
  });

  it("are left out where the country does not have the group", () =>
    expect(shown(composedInMarkdown("- type: cards\n  group: news"), "cards")).toEqual([]));

  it("are left out where the group is empty", () => {
    const project = composedInMarkdown("- type: cards\n  group: news")
      .replace(COUNTRY_FILE, "  services:", "  news: {}\n  services:")
      .write("countries/content/shared/news/index.md", copyOf("News"));
    expect(shown(project, "cards")).toEqual([]);
  });

  it("are those that are written; of shared ones those whose pages the country has", () => {
    const project = composedInMarkdown(`- type: cards
  heading: Where next?
  items:
    - { label: Germany, flag: DE, to: /services/visa-guidance/ }
    - { label: Counselling, to: /services/counseling/ }
    - { label: Elsewhere, summary: One sentence., to: "https://example.com/" }`);
    const own = "countries/content/atlantis/contact-us.md";
    project
      .write(own.replace("atlantis", "shared"), project.read(own))
      .remove(own)
      .addCountry("lemuria", "LI")
      .replace(COUNTRY_FILE, "shared: true", "shared: true\n    omit: [counseling]");
    const [section] = shown(project, "cards");
    expect(section?.cards.map(({ label, summary, href, flag }) => [label, summary, href, flag])).toEqual([
      ["Germany", "", "/atlantis/services/visa-guidance/", "de"],
      ["Elsewhere", "One sentence.", "https://example.com/", undefined],
    ]);
  });

  it.each([
    ["neither", "- type: cards", "missing-key"],
    ["both", "- { type: cards, heading: H, group: services, items: [{ label: L, to: / }] }", "unknown-key"],
    ["items without a heading", "- { type: cards, items: [{ label: L, to: / }] }", "missing-key"],
  ])("of a group or written: %s", (_, sections, code) =>
    expect(
      composedInMarkdown(sections)
        .problems()
        .map((problem) => problem.code),
    ).toContain(code),
  );
});

describe("posts", () => {
  const NEWS = "- type: posts\n  group: news";

  it("are the newest, at most so many", () => {
    const [section] = shown(withNews(`${NEWS}\n  limit: 2`, ["visas", "money", "visas"]), "posts");
    expect(section?.posts.map(({ label }) => label)).toEqual(["P3", "P2"]);
    expect(section?.link).toEqual({ label: "News", href: "/atlantis/news/" });
  });

  it("of one category, with a link to its list", () => {
    const [section] = shown(withNews(`${NEWS}\n  category: visas`, ["visas", "money", "visas"]), "posts");
    expect(section?.posts.map(({ label }) => label)).toEqual(["P3", "P1"]);
    expect(section?.link?.href).toBe("/atlantis/news/category/visas/");
  });

  it("are left out where there are none, or none of the category", () => {
    expect(shown(withNews(NEWS, []), "posts")).toEqual([]);
    expect(shown(withNews(`${NEWS}\n  category: visas`, ["money"]), "posts")).toEqual([]);
    expect(shown(composedInMarkdown("- type: cards\n  group: news"), "posts")).toEqual([]);
  });

  it("a group that is no collection", () =>
    expect(composedInMarkdown("- type: posts\n  group: services").report()).toContain(
      "`services` is not a collection of posts",
    ));
});

describe("institutions", () => {
  const LISTS = `institutions:
  medical:
    - { name: First, city: Vienna, country: AT }
    - { name: Second, city: Berlin, country: DE, founded: 1810, note: Old. }
`;
  const composed = (more = "") =>
    composedInMarkdown(`- type: institutions\n  heading: Schools\n  list: medical${more}`).append(NETWORK_FILE, LISTS);

  it("are facts, with the country's name", () => {
    const [section] = shown(composed(), "institutions");
    expect(section?.institutions).toEqual([
      { name: "First", city: "Vienna", flag: "at", country: "Austria" },
      { name: "Second", city: "Berlin", flag: "de", country: "Germany", founded: 1810, note: "Old." },
    ]);
  });

  it("of some countries", () =>
    expect(shown(composed("\n  countries: [DE]"), "institutions")[0]?.institutions.map(({ name }) => name)).toEqual([
      "Second",
    ]));

  it("of countries that the list has none of", () =>
    expect(composed("\n  countries: [FR]").report()).toContain(
      "The list `medical` has no institution in these countries",
    ));

  it("of a list that there is none of", () =>
    expect(composed().replace(NETWORK_FILE, "  medical:", "  medicine:").report()).toContain(
      "There is no list of institutions `medical`",
    ));
});

describe("map", () => {
  const MAP = "- type: map\n  group: abroad";

  it("has a place for each page with a flag", () => {
    const [section] = shown(withPlaces(MAP), "map");
    expect(section?.places.map(({ flag, href }) => [flag, href])).toEqual(
      FLAGS.map((flag) => [flag.toLowerCase(), `/atlantis/abroad/in-${flag.toLowerCase()}/`]),
    );
    expect(section?.home).toBeDefined();
  });

  it("is left out with fewer than three", () => {
    expect(shown(withPlaces(MAP, ["DE", "FR"]), "map")).toEqual([]);
    expect(shown(withPlaces(MAP, ["DE", "FR", "CH"]), "map")).toHaveLength(1);
  });

  it("is left out where the country does not have the group", () =>
    expect(shown(composedInMarkdown("- type: map\n  group: news"), "map")).toEqual([]));

  it("keeps its flags apart and on the drawing", () => {
    const [section] = shown(withPlaces(MAP), "map");
    if (!section) throw new Error("There is no map");
    const pins = section.places.map(({ pin }) => pin);
    const gaps = pins.flatMap((a, index) => pins.slice(index + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)));
    // Whole units: a pixel of rounding at each end.
    expect(Math.min(...gaps)).toBeGreaterThan(42);
    for (const { x, y } of pins) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(section.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(section.height);
    }
  });

  it("is the same each time", () => expect(shown(withPlaces(MAP), "map")).toEqual(shown(withPlaces(MAP), "map")));
});

describe("offices", () => {
  const countries = (sections: string) =>
    shown(composedInMarkdown(sections).addCountry("lemuria", "LI"), "offices").map((section) =>
      section.countries.map(({ name, offices }) => [name, offices.map((office) => office.name)]),
    );

  it("of the country", () => expect(countries("- type: offices")).toEqual([[["Atlantis", ["Poseidonis"]]]]));

  it("of all, the country's own first", () =>
    expect(countries("- type: offices\n  countries: all")).toEqual([
      [
        ["Atlantis", ["Poseidonis"]],
        ["Lemuria", ["Poseidonis"]],
      ],
    ]));

  it("of all that pages name, in a larger network", () => {
    const project = composedInMarkdown("- type: offices\n  countries: all")
      .addCountry("lemuria", "LI")
      .addCountry("mu", "MU")
      .append(NETWORK_FILE, "order: { bar: [mu], most: 2 }\n");
    const [offices] = shown(project, "offices");
    expect(offices?.countries.map(({ name }) => name)).toEqual(["Atlantis", "Mu"]);
  });

  it("have the country's number where they have none of their own", () =>
    expect(shown(composedInMarkdown("- type: offices"), "offices")[0]?.countries[0]?.offices[0]?.phone).toEqual({
      e164: "+9900000000",
      display: "+99 0000 0000",
    }));
});
