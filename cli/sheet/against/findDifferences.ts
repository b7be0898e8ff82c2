import { alignElements, type ElementNode, type Pair, treeOf } from "./alignElements.ts";
import { describe, type Difference } from "./difference.ts";
import type { Box } from "./snapshot.ts";
import { styleDifferences, type ChangedValues, type Styles } from "./styleDifferences.ts";

/** Smallest difference of a size that is seen as one, in CSS pixels. */
const LEAST_PX = 1;

/**
 * Compares a page of two builds. Only causes are differences: what merely moved, or grew with what is in it, is none.
 * Elements are compared by their computed styles, texts and pictures; where nothing of that differs, by their sizes.
 */
export function findDifferences(styles: Styles): Difference[] {
  const root = alignElements(treeOf(styles.before), treeOf(styles.after));
  const causes = differencesIn(root, styles, []);
  return causes.length > 0 ? causes : sizeDifferences(root);
}

/** From the outside in; of what was added or removed the outermost element only. */
function differencesIn({ before, after, pairs }: Pair, styles: Styles, around: readonly ChangedValues[]): Difference[] {
  if (!before || !after) return addedOrRemoved(before, after);
  const { values, differences } = styleDifferences(before, after, styles, around);
  const inner = values.size > 0 ? [...around, values] : around;
  return [
    ...contentDifferences(before, after),
    ...differences,
    ...pairs.flatMap((pair) => differencesIn(pair, styles, inner)),
  ];
}

function addedOrRemoved(before: ElementNode | undefined, after: ElementNode | undefined): Difference[] {
  const node = before ?? after;
  if (!node || node.box.width === 0 || node.box.height === 0) return [];
  const kind = before ? "removed" : "added";
  return [{ ...describe(before, after), kind, families: [kind], [before ? "before" : "after"]: textIn(node) }];
}

const textIn = (node: ElementNode): string =>
  [node.text, ...node.children.map(textIn)].filter(Boolean).join(" ").trim();

const contentDifferences = (before: ElementNode, after: ElementNode): Difference[] =>
  (["text", "picture"] as const).flatMap((kind) =>
    before[kind] === after[kind]
      ? []
      : [{ ...describe(before, after), kind, families: [kind], before: before[kind], after: after[kind] }],
  );

/** The innermost elements whose sizes differ, when nothing says why: a font of other metrics, a script. */
function sizeDifferences({ before, after, pairs }: Pair): Difference[] {
  const inner = pairs.flatMap(sizeDifferences);
  if (inner.length > 0 || !before || !after) return inner;
  const [was, is] = [before.box, after.box];
  const isSame = Math.abs(was.width - is.width) <= LEAST_PX && Math.abs(was.height - is.height) <= LEAST_PX;
  const size = ({ width, height }: Box) => `${Math.round(width)} × ${Math.round(height)}`;
  return isSame
    ? []
    : [{ ...describe(before, after), kind: "size", families: ["size"], before: size(was), after: size(is) }];
}
