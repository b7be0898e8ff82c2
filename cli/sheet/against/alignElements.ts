import type { PageSnapshot, ShownElement } from "./snapshot.ts";

/** An element with those in it. */
export interface ElementNode extends ShownElement {
  index: number;
  up: ElementNode | undefined;
  children: ElementNode[];
  /** All that it shows, with what is in it: two with the same content are the same thing. */
  content: string;
}

/** An element of one build and the same one of the other; with one of them missing it was added or removed. */
export interface Pair {
  before?: ElementNode;
  after?: ElementNode;
  pairs: Pair[];
}

/** Makes the tree of a snapshot's list. */
export function treeOf({ elements }: PageSnapshot): ElementNode | undefined {
  const nodes: ElementNode[] = elements.map((element, index) => ({
    ...element,
    index,
    up: undefined,
    children: [],
    content: "",
  }));
  for (const node of nodes) {
    node.up = nodes[node.parent];
    node.up?.children.push(node);
  }
  // Children come after what they are in.
  for (const node of nodes.toReversed())
    node.content = [nameOf(node), node.text, node.picture, ...node.children.map(({ content }) => content)].join(
      "\u0000",
    );
  return nodes[0];
}

/** Finds for each element of a page the same one of the page's other build, from the outside in. */
export function alignElements(before: ElementNode | undefined, after: ElementNode | undefined): Pair {
  const pairs = before && after ? alignChildren(before.children, after.children) : [];
  return { ...(before && { before }), ...(after && { after }), pairs };
}

/** First those with the same content, then between them those with the same name, then those of the same kind. */
function alignChildren(before: readonly ElementNode[], after: readonly ElementNode[]): Pair[] {
  return alignBy(KEYS, before, after);
}

const nameOf = ({ tag, classes }: ShownElement): string => `${tag}.${classes[0] ?? ""}`;
const KEYS: ((node: ElementNode) => string)[] = [({ content }) => content, nameOf, ({ tag }) => tag];

function alignBy(keys: typeof KEYS, before: readonly ElementNode[], after: readonly ElementNode[]): Pair[] {
  const [key, ...others] = keys;
  if (!key || before.length === 0 || after.length === 0)
    return [
      ...before.map((node): Pair => ({ before: node, pairs: [] })),
      ...after.map((node): Pair => ({ after: node, pairs: [] })),
    ];
  const pairs: Pair[] = [];
  let [left, right] = [0, 0];
  for (const [x, y] of [...commonRun(before.map(key), after.map(key)), [before.length, after.length] as const]) {
    pairs.push(...alignBy(others, before.slice(left, x), after.slice(right, y)));
    const [one, other] = [before[x], after[y]];
    if (one && other) pairs.push(alignElements(one, other));
    [left, right] = [x + 1, y + 1];
  }
  return pairs;
}

/** The longest common subsequence of two lists, as pairs of indexes. */
function commonRun(before: readonly string[], after: readonly string[]): [number, number][] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore--;
    endAfter--;
  }
  const rows = endBefore - start + 1;
  const columns = endAfter - start + 1;
  const lengths = new Uint32Array(rows * columns);
  const at = (row: number, column: number) => lengths[row * columns + column] ?? 0;
  for (let row = rows - 2; row >= 0; row--)
    for (let column = columns - 2; column >= 0; column--)
      lengths[row * columns + column] =
        before[start + row] === after[start + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const middle: [number, number][] = [];
  for (let [row, column] = [0, 0]; row < rows - 1 && column < columns - 1;) {
    if (before[start + row] === after[start + column]) middle.push([start + row++, start + column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  const same = (count: number, x: number, y: number) =>
    Array.from({ length: count }, (_, index): [number, number] => [x + index, y + index]);
  return [...same(start, 0, 0), ...middle, ...same(before.length - endBefore, endBefore, endAfter)];
}
