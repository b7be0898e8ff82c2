import type { Root as Html } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { Image, Link, Nodes, Parents, Root, Text } from "mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemToMarkdown } from "mdast-util-gfm-task-list-item";
import { toMarkdown, type Options } from "mdast-util-to-markdown";
import { visit } from "unist-util-visit";

interface Addresses {
  /** The target of a link. Undefined when the site has no such page. */
  link(url: string): string | undefined;
  /** The file of a picture, if there is one. */
  picture(url: string): string | undefined;
}

const OPTIONS: Options = {
  bullet: "-",
  listItemIndent: "one",
  rule: "-",
  emphasis: "_",
  resourceLink: true,
  extensions: [
    gfmTableToMarkdown({ tablePipeAlign: false }),
    gfmStrikethroughToMarkdown(),
    gfmTaskListItemToMarkdown(),
    {
      // Syntax of sitegen's Markdown (docs/markdown.md) that is plain text in the CMS.
      unsafe: [
        { character: "{", after: "#", inConstruct: "phrasing" },
        // Escaping the brace next to the word is enough: a citation begins with two braces side by side.
        { character: "{", after: "\\s*[Ff][Aa][Cc][Tt]", inConstruct: "phrasing" },
        { atBreak: true, character: ":", after: "[\\t ]" },
        { atBreak: true, character: "~", after: "[\\t ]" },
      ],
    },
  ],
};

/** Writes a safe tree as Markdown. @param name Alt text of pictures that have none */
export function writeMarkdown(html: Html, addresses: Addresses, name: string) {
  const tree = toMdast(html) as Root;
  const shortcodes = removeShortcodes(tree);
  /** Addresses of links without a target, which are plain text now. */
  const lost: string[] = [];
  const withoutAlt: string[] = [];
  replaceAll(tree, (node) => {
    if (node.type === "html") return [];
    if (node.type === "image") {
      const file = addresses.picture(node.url);
      if (file === undefined) return [];
      const image = withFile(node, file, name);
      if (!node.alt?.trim()) withoutAlt.push(node.url);
      return [image];
    }
    if (node.type !== "link") return [node];
    // An unsafe link has lost its address.
    if (node.url === "" || isAroundPicture(node)) return node.children;
    const to = addresses.link(node.url);
    if (to === undefined) lost.push(node.url);
    return to === undefined ? node.children : [{ ...node, url: to, title: null }];
  });
  tidy(tree);
  return { markdown: toMarkdown(tree, OPTIONS), shortcodes, lost, withoutAlt };
}

function withFile({ alt, title }: Image, file: string, name: string): Image {
  const caption = oneLine(title ?? "");
  return { type: "image", url: file, alt: oneLine(alt ?? "") || caption || name, ...(caption && { title: caption }) };
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** True for a link from a picture to its larger version. */
const isAroundPicture = ({ children, url }: Link): boolean =>
  children.length === 1 && children[0]?.type === "image" && /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(url);

function replaceAll(parent: Parents, replace: (node: Nodes) => Nodes[]): void {
  const children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
    if ("children" in child) replaceAll(child, replace);
    return replace(child);
  });
  parent.children = children as never;
}

/** The addresses of all pictures of a tree. */
export function picturesOf(html: Html): string[] {
  const found = new Set<string>();
  visit(html, "element", ({ tagName, properties: { src } }) => {
    if (tagName === "img" && typeof src === "string" && src !== "") found.add(src);
  });
  return [...found];
}

/** Nodes that are removed when they are empty. */
const REMOVABLE = /^(?:paragraph|heading|emphasis|strong|delete|link|blockquote|list|listItem)$/;

/** Makes headings start at level 2, moves spaces out of emphasis, as Markdown requires, and removes empty nodes. */
function tidy(tree: Root): void {
  let highest = 6;
  visit(tree, "heading", ({ depth }) => void (highest = Math.min(highest, depth)));
  visit(tree, (node) => {
    if (node.type === "text") node.value = node.value.replace(/[^\P{Cc}\n\t]/gu, "");
    // Code has no escapes.
    if (node.type === "code" || node.type === "inlineCode") node.value = node.value.replaceAll("{{fact", "{ {fact");
    if (node.type === "heading" && highest === 1) node.depth = Math.min(6, node.depth + 1) as typeof node.depth;
  });
  prune(tree);
}

function prune(parent: Parents): void {
  const children = (parent.children as Nodes[]).flatMap((child): Nodes[] => {
    if ("children" in child) prune(child);
    if (child.type !== "emphasis" && child.type !== "strong" && child.type !== "delete") return [child];
    return [...cutSpaces(child.children, 0, /^\s+/), child, ...cutSpaces(child.children, -1, /\s+$/)];
  });
  parent.children = children.filter((child) => !isEmpty(child)) as never;
}

/** Cuts the spaces at an end of emphasis. @returns what stands outside in their place */
function cutSpaces(children: Nodes[], end: 0 | -1, spaces: RegExp): Text[] {
  const child = children.at(end);
  if (child?.type !== "text" || !spaces.test(child.value)) return [];
  child.value = child.value.replace(spaces, "");
  if (child.value === "") {
    children.splice(end, 1);
    cutSpaces(children, end, spaces);
  }
  return [{ type: "text", value: " " }];
}

const isEmpty = (node: Nodes): boolean =>
  node.type === "text"
    ? node.value === ""
    : "children" in node && REMOVABLE.test(node.type) && node.children.every(isBlank);

const isBlank = (node: Nodes): boolean => node.type === "break" || (node.type === "text" && node.value.trim() === "");

/** A word in brackets, with or without attributes. Quotes may be curly. */
const TAG = /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\/?\]/g;

const WORDPRESS_SHORTCODES = new Set(["gallery", "caption", "wp_caption", "audio", "video", "playlist", "embed"]);

/**
 * Removes shortcodes that WordPress has not replaced. The text between a pair stays. A word in brackets is a shortcode when
 * it has attributes or a closing tag, when WordPress knows it, or when its paragraph has nothing else.
 * @returns the names of the removed shortcodes
 */
function removeShortcodes(tree: Root): string[] {
  const names = new Set<string>();
  visit(tree, "text", ({ value }, _, parent) => {
    const isAlone = parent?.type === "paragraph" && parent.children.length === 1;
    for (const [whole, closes, name = "", attributes = ""] of value.matchAll(TAG)) {
      const isKnown = WORDPRESS_SHORTCODES.has(name) || (isAlone && value.trim() === whole);
      if (closes || isKnown || /\s[\w-]+=/.test(attributes)) names.add(name);
    }
  });
  visit(tree, "text", (node) => {
    node.value = node.value.replace(TAG, (whole, _closes, name: string) => (names.has(name) ? "" : whole));
  });
  return [...names].sort();
}
