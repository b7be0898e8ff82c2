import { groupBy } from "../../groupBy.ts";
import type { ElementNode } from "./alignElements.ts";
import type { ChangedRule } from "./changedRules.ts";
import { describe, type Difference } from "./difference.ts";
import { familyOf, maySet } from "./families.ts";
import { type PageSnapshot, VISUAL_PROPERTIES } from "./snapshot.ts";

/** What the styles of two builds of a page are compared with. */
export interface Styles {
  before: PageSnapshot;
  after: PageSnapshot;
  rules: readonly Pick<ChangedRule, "properties" | "change">[];
}

/** Values of an element that differ, by property: `10px → 12px`. The elements in it inherit some of them. */
export type ChangedValues = ReadonlyMap<string, string>;

/** Compares the computed styles of an element. `around` are the changed values of the elements that it is in. */
export function styleDifferences(
  before: ElementNode,
  after: ElementNode,
  styles: Styles,
  around: readonly ChangedValues[],
): { values: ChangedValues; differences: Difference[] } {
  const values = changedValues(before, after, styles);
  const followed = [...after.rules, ...before.rules].flatMap((index) => styles.rules[index] ?? []);
  const changeOf = (name: string) =>
    followed.findLast(({ properties }) => properties.some((declared) => maySet(declared, name)))?.change;
  const own = [...values.keys()].filter((name) => changeOf(name) !== undefined || !isInherited(name, values, around));
  // What no rule says of itself is measured in what one does say: in the text size, in the text's colour.
  const main = own.map(changeOf).find((change) => change !== undefined);
  const byChange = groupBy(own, (name) => changeOf(name) ?? main);
  const differences = [...byChange].map(([change, names]): Difference => {
    const [was = "", is = ""] = (values.get(names[0] ?? "") ?? "").split(ARROW);
    return {
      ...describe(before, after),
      kind: "style",
      families: [...new Set(names.map(familyOf))],
      ...(change !== undefined && { change }),
      before: `${names[0]}: ${was}`,
      after: `${names[0]}: ${is}`,
    };
  });
  return { values, differences };
}

const ARROW = " → ";

/** Whether a value differs because one does of an element around. */
const isInherited = (name: string, values: ChangedValues, around: readonly ChangedValues[]): boolean =>
  around.some(
    (outer) =>
      outer.get(name) === values.get(name) ||
      // Written in `em` or `rem`, or as `currentcolor`.
      (outer.has("font-size") && /\dpx/.test(values.get(name) ?? "")) ||
      (outer.has("color") && /color|fill|stroke|shadow/.test(name)),
  );

function changedValues(before: ElementNode, after: ElementNode, styles: Styles): ChangedValues {
  const was = styles.before.styles[before.style] ?? [];
  const is = styles.after.styles[after.style] ?? [];
  const changed = VISUAL_PROPERTIES.flatMap((name, index): [string, string][] =>
    was[index] === is[index] ? [] : [[name, `${was[index] ?? ""}${ARROW}${is[index] ?? ""}`]],
  );
  const names = new Set(changed.map(([name]) => name));
  const value = (name: string) => is[VISUAL_PROPERTIES.indexOf(name)];
  // Colours that nothing is drawn with, and those that follow the text's.
  return new Map(
    changed.filter(([name]) => {
      const side = /^border-(\w+)-color$/.exec(name)?.[1];
      if (side) return !names.has("color") && value(`border-${side}-style`) !== "none";
      if (name === "text-decoration-color") return !names.has("color") && value("text-decoration-line") !== "none";
      return true;
    }),
  );
}
