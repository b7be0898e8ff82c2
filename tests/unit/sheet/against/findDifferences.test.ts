import { describe, expect, it } from "vitest";
import { findDifferences } from "../../../../cli/sheet/against/findDifferences.ts";
import { type Drawn, snapshotOf, snapshotOfTree } from "./snapshots.ts";

/** The differences of two pages in short: `Footer: background (0)` with the change of the stylesheets that explains it. */
function differences(before: Drawn[], after: Drawn[], rules: { properties: string[]; change: number }[] = []) {
  return findDifferences({ before: snapshotOf(...before), after: snapshotOf(...after), rules }).map(short);
}
const short = ({ component, families, change }: ReturnType<typeof findDifferences>[number]) =>
  `${component}: ${families.join(", ")}${change === undefined ? "" : ` (${change})`}`;

const footer = (more: Partial<Drawn> = {}): Drawn => ({ is: "footer.footer", ...more });
const main = (...has: Drawn[]): Drawn => ({ is: "main", has });

describe("what looks different on a page", () => {
  it("is nothing on the same page", () => expect(differences([footer()], [footer()])).toEqual([]));

  it("is the style of the element that has it, with the rule that says so", () => {
    const rules = [{ properties: ["background"], change: 0 }];
    expect(differences([footer()], [footer({ style: { "background-color": "red" }, rules: [0] })], rules)).toEqual([
      "Footer: background (0)",
    ]);
  });

  it("is not what elements inherit", () => {
    const page = (colour: string) => [
      footer({ style: { color: colour }, has: [{ is: "a.footer__link", style: { color: colour } }] }),
    ];
    expect(differences(page("black"), page("navy"))).toEqual(["Footer: text colour"]);
  });

  it("is the text size of the page, not all that is measured in it", () => {
    const page = (size: number) =>
      snapshotOfTree({
        is: "html",
        style: { "font-size": `${size}px` },
        rules: [0],
        has: [{ is: "body", has: [footer({ style: { "padding-top": `${size * 2}px`, "font-size": `${size}px` } })] }],
      });
    const rules = [{ properties: ["font-size"], change: 0 }];
    expect(findDifferences({ before: page(16), after: page(18), rules }).map(short)).toEqual(["Page: text size (0)"]);
  });

  it("is not what follows the text's colour, or is drawn with no width", () => {
    const page = (colour: string) => [footer({ style: { color: colour, "border-top-color": colour, fill: colour } })];
    expect(differences(page("black"), page("navy"))).toEqual(["Footer: text colour, drawing colours"]);
    const edge = (colour: string) => [footer({ style: { "border-top-color": colour, "border-top-style": "none" } })];
    expect(differences(edge("black"), edge("navy"))).toEqual([]);
  });

  it("is not what moved or grew because of something in it", () => {
    const page = (height: number, text: string) => [
      { is: "header.header", height, has: [{ is: "p.header__note", text, height }] },
      footer(),
    ];
    expect(differences(page(20, "Free"), page(40, "Free of charge, for all"))).toEqual(["Header: text"]);
  });

  it("is a size where nothing else says why", () =>
    expect(differences([footer({ height: 100 })], [footer({ height: 140 })])).toEqual(["Footer: size"]));

  it("is the outermost element that is new, and no other that follows it", () => {
    const card = (text: string): Drawn => ({ is: "li.card", has: [{ is: "h3.card__title", text }] });
    expect(differences([main(card("A"), card("B"))], [main(card("New"), card("A"), card("B"))])).toEqual([
      "Card: added",
    ]);
    expect(differences([main(card("A"), card("B"), card("C"))], [main(card("A"), card("C"))])).toEqual([
      "Card: removed",
    ]);
  });

  it("is a text, a picture, a changed class", () => {
    const hero = (more: Partial<Drawn>): Drawn => main({ is: "section.section.section--cards", ...more });
    expect(differences([hero({ text: "A" })], [hero({ text: "B" })])).toEqual(["Cards section: text"]);
    expect(differences([hero({ picture: "a" })], [hero({ picture: "b" })])).toEqual(["Cards section: picture"]);
    expect(
      differences(
        [hero({})],
        [main({ is: "section.section.section--cards.is-dark", style: { "background-color": "black" } })],
      ),
    ).toEqual(["Cards section: background"]);
  });
});
