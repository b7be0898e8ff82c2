import type { Nodes, Parents, PhrasingContent, Root } from "mdast";
import { SKIP, visit, type VisitorResult } from "unist-util-visit";

/** Nodes that say nothing when nothing is in them. */
const EMPTY = new Set([
  "paragraph",
  "heading",
  "emphasis",
  "strong",
  "delete",
  "link",
  "blockquote",
  "list",
  "listItem",
]);

/** Puts spaces outside of emphasis, where Markdown wants them, and begins headings at level 2. */
export function tidy(tree: Root): void {
  let highest = 6;
  visit(tree, "heading", ({ depth }) => void (highest = Math.min(highest, depth)));
  visit(tree, (node, index, parent) => {
    if (node.type === "text") node.value = node.value.replace(/[^\P{Cc}\n\t]/gu, "");
    // In code nothing can be escaped.
    if (node.type === "code" || node.type === "inlineCode") node.value = node.value.replaceAll("{{fact", "{ {fact");
    if (node.type === "heading" && highest === 1) node.depth = Math.min(6, node.depth + 1) as typeof node.depth;
    if ((node.type === "emphasis" || node.type === "strong" || node.type === "delete") && parent && index !== undefined)
      return spacesOutside(node, index, parent);
    return undefined;
  });
  prune(tree);
}

/** Moves the spaces at both ends of an emphasis before and behind it. */
function spacesOutside(node: Nodes & { children: PhrasingContent[] }, index: number, parent: Parents): VisitorResult {
  const first = node.children[0];
  const last = node.children.at(-1);
  const before = first?.type === "text" ? (/^\s+/.exec(first.value)?.[0] ?? "") : "";
  if (first?.type === "text") first.value = first.value.slice(before.length);
  const behind = last?.type === "text" ? (/\s+$/.exec(last.value)?.[0] ?? "") : "";
  if (last?.type === "text") last.value = last.value.slice(0, last.value.length - behind.length);
  if (before === "" && behind === "") return undefined;
  const text = (value: string) => (value === "" ? [] : [{ type: "text" as const, value: " " }]);
  const children = parent.children as Nodes[];
  children.splice(index, 1, ...text(before), node as Nodes, ...text(behind));
  return [SKIP, index + (before === "" ? 1 : 2)];
}

/** Takes out what is empty, from the inside. */
function prune(parent: Parents): void {
  const children = parent.children as Nodes[];
  for (const child of children) if ("children" in child) prune(child);
  parent.children = children.filter((child) => !isEmpty(child)) as never;
}

const isEmpty = (node: Nodes): boolean =>
  node.type === "text" ? node.value === "" : "children" in node && EMPTY.has(node.type) && node.children.every(isBlank);

const isBlank = (node: Nodes): boolean => node.type === "break" || (node.type === "text" && node.value.trim() === "");
