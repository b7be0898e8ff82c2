import { expect, it } from "vitest";
import { describeUnpublished, markUnpublished } from "../../../../cli/serve/dev/servedSites.ts";
import type { PageState } from "../../../../cli/plan/schedule/pageSchedule.ts";

const FROM = Date.parse("2027-01-15T03:30:00Z");
const marked = (state: PageState) => {
  const document = { head: { title: "Visas | Example" }, content: { heading: "Visas" } } as never;
  const { head, content } = markUnpublished(document, state);
  return [head.title, content.heading];
};

it("a page that visitors do not get says so in its heading and its title", () => {
  expect(marked({ is: "published" })).toEqual(["Visas | Example", "Visas"]);
  expect(marked({ is: "draft" })).toEqual(["Draft: Visas | Example", "Draft: Visas"]);
  expect(marked({ is: "scheduled", from: FROM })[1]).toBe("Not before 2027-01-15T03:30:00Z: Visas");
});

it("the terminal says how many there are", () => {
  const pages = (...states: PageState[]) => ({ unpublished: states.map((state) => ({ state })) as never });
  expect(describeUnpublished(pages())).toEqual([]);
  expect(
    describeUnpublished(
      pages({ is: "draft" }, { is: "scheduled", from: FROM }, { is: "expired", since: FROM, afterwards: "gone" }),
    ),
  ).toEqual([
    "1 draft, 1 page not published yet, 1 page expired (not shown here either): `sitegen routes` lists them.",
  ]);
});
