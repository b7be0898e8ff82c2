import type { ElementNode } from "./alignElements.ts";

/** Elements that are a part of the page even without a class. */
const LANDMARKS = new Set(["header", "footer", "nav", "main", "aside", "form", "search", "dialog", "body", "html"]);

/** Classes that name no part: of a heading in a section the section's kind is the name. */
const UNNAMED = new Set(["container", "section"]);

/** The part of the page that an element is, or is in. */
export interface Component {
  /** `Network bar`, `FAQ section`. */
  name: string;
  /** Whether it is a page's own content, not what is around it on every page. */
  isContent: boolean;
  node: ElementNode;
}

/**
 * Finds the smallest part of the page around an element that has a name: a block by its class (`network-bar` of
 * `network-bar__link`), a landmark by its element.
 */
export function componentOf(node: ElementNode): Component {
  const isContent = within(node, ({ tag }) => tag === "main") !== undefined;
  for (let at: ElementNode | undefined = node; at; at = at.up) {
    const name = nameOfBlock(at);
    if (name === undefined) continue;
    return { name, isContent, node: blockOf(at) };
  }
  return { name: "Page", isContent, node };
}

function nameOfBlock({ tag, classes }: ElementNode): string | undefined {
  if (tag === "html" || tag === "body") return "Page";
  const kind = classes.find((name) => /^section--/.test(name));
  if (kind) return words(`${kind.slice("section--".length)} section`);
  const block = classes.map(blockName).find((name) => !UNNAMED.has(name));
  return block ? words(block) : LANDMARKS.has(tag) ? words(tag) : undefined;
}

/** `footer` of `footer__link` and of `footer--dark`. */
const blockName = (name: string): string => name.replace(/(?:__|--).*$/, "");

/** The outermost element of the block that an element is a part of: `footer` for `footer__link`. */
function blockOf(node: ElementNode): ElementNode {
  const name = nameOfBlock(node);
  let outermost = node;
  for (let at = node.up; at; at = at.up) if (nameOfBlock(at) === name) outermost = at;
  return outermost;
}

function within(node: ElementNode, test: (node: ElementNode) => boolean): ElementNode | undefined {
  for (let at: ElementNode | undefined = node; at; at = at.up) if (test(at)) return at;
  return undefined;
}

function words(name: string): string {
  const text = name.replaceAll(/[-_]+/g, " ").trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
