import type { Root, Text } from "mdast";
import { visit } from "unist-util-visit";

/** A word in brackets as WordPress writes shortcodes, with or without attributes. Quotes may be curly. */
const TAG = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\/?\]/g;

/** Those of WordPress itself. */
const KNOWN = new Set(["gallery", "caption", "wp_caption", "audio", "video", "playlist", "embed"]);

/**
 * Takes shortcodes that nothing has replaced out of a text; what is between the two of a pair stays. A word in brackets is
 * one when it has attributes or a closing tag, when WordPress knows it, or when nothing else is in its paragraph.
 * @returns their names, each once
 */
export function removeShortcodes(tree: Root): string[] {
  const texts: { node: Text; isAlone: boolean }[] = [];
  visit(tree, "text", (node, _, parent) => {
    texts.push({ node, isAlone: parent?.type === "paragraph" && parent.children.length === 1 });
  });
  const names = new Set<string>();
  for (const { node, isAlone } of texts)
    for (const [whole, closes, name = "", attributes = ""] of node.value.matchAll(TAG))
      if (closes || KNOWN.has(name) || /\s[\w-]+=/.test(attributes) || (isAlone && node.value.trim() === whole))
        names.add(name);
  for (const { node } of texts)
    node.value = node.value.replace(TAG, (whole, _closes, name: string) => (names.has(name) ? "" : whole));
  return [...names].sort();
}
