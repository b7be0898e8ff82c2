import { describe, expect, it } from "vitest";
import { changedRules } from "../../../../cli/sheet/against/changedRules.ts";
import type { StyleRule } from "../../../../cli/sheet/against/readRules.ts";

const rule = (selector: string, declarations: Record<string, string>, context = ""): StyleRule => ({
  context,
  selector,
  declarations: Object.entries(declarations),
});

describe("changes of the stylesheets", () => {
  it("are none for the same rules, in whatever order and how often", () => {
    const [a, b] = [rule(".a", { color: "red" }), rule(".b", { margin: "0" })];
    expect(changedRules([a, b], [b, a, a]).changes).toEqual([]);
  });

  it("are the declarations of a rule that differ", () => {
    const { changes, rules } = changedRules(
      [rule(".footer::before", { color: "red", margin: "0", top: "0" })],
      [rule(".footer::before", { color: "navy", margin: "0", left: "0" })],
    );
    expect(changes).toEqual([
      {
        selectors: [".footer::before"],
        declarations: [
          { property: "color", before: "red", after: "navy" },
          { property: "top", before: "0" },
          { property: "left", after: "0" },
        ],
      },
    ]);
    expect(rules).toEqual([
      { selector: ".footer", pseudo: "::before", properties: ["color", "top", "left"], change: 0 },
    ]);
  });

  it("tell rules in different media apart", () => {
    const wide = "@media (width >= 60em)";
    const { changes } = changedRules(
      [rule(".a", { color: "red" }), rule(".a", { color: "red" }, wide)],
      [rule(".a", { color: "red" }), rule(".a", { color: "navy" }, wide)],
    );
    expect(changes).toHaveLength(1);
  });

  it("are one where the same value became the same other in many rules", () => {
    const rules = (radius: string) =>
      [".button", ".card", ".field"].map((name) => rule(name, { "border-radius": radius }));
    const { changes } = changedRules(rules("8px"), rules("12px"));
    expect(changes.map(({ selectors }) => selectors)).toEqual([[".button", ".card", ".field"]]);
  });

  it("reach the rules that use a variable, also through another", () => {
    const sheet = (space: string) => [
      rule(":root", { "--space": space, "--gap": "calc(var(--space) * 2)" }),
      rule(".card", { padding: "var(--space)", color: "red" }),
      rule(".list", { gap: "var(--gap)" }),
      rule(".other", { gap: "var(--spacer)" }),
    ];
    const { changes, rules } = changedRules(sheet("1rem"), sheet("2rem"));
    expect(changes).toHaveLength(1);
    expect(rules.map(({ selector, properties }) => [selector, properties])).toEqual([
      [":root", ["--space"]],
      [".card", ["padding"]],
      [".list", ["gap"]],
    ]);
  });
});
