import type { Root as Html } from "hast";
import { toMdast } from "hast-util-to-mdast";
import type { Image, Link, Nodes, Parents, Root } from "mdast";
import { gfmStrikethroughToMarkdown } from "mdast-util-gfm-strikethrough";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { gfmTaskListItemToMarkdown } from "mdast-util-gfm-task-list-item";
import { toMarkdown, type Options } from "mdast-util-to-markdown";
import { visit } from "unist-util-visit";
import { removeShortcodes } from "./shortcodes.ts";
import { tidy } from "./tidy.ts";

/** Where addresses of the CMS lead on the site. */
export interface Addresses {
  /** Where a link leads; undefined where it leads to nothing. */
  link(url: string): string | undefined;
  /** File of a picture; undefined where there is none. */
  picture(url: string): string | undefined;
}

/** What was written, and what could not be. */
export interface Written {
  markdown: string;
  shortcodes: string[];
  /** Links that lead to nothing, which are plain text now. */
  lost: string[];
  /** Pictures of which nobody has said what they show. */
  withoutAlt: string[];
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
      // What means something in the Markdown of sites (docs/markdown.md), and was a text in the CMS.
      unsafe: [
        { character: "{", after: "#", inConstruct: "phrasing" },
        // The one that is next to the word: citations are looked for as two of them side by side before it.
        { character: "{", after: "\\s*[Ff][Aa][Cc][Tt]", inConstruct: "phrasing" },
        { atBreak: true, character: ":", after: "[\\t ]" },
        { atBreak: true, character: "~", after: "[\\t ]" },
      ],
    },
  ],
};

/** Writes a safe tree as the Markdown of pages. @param name What a picture without alt text is called */
export function writeMarkdown(html: Html, addresses: Addresses, name: string): Written {
  const tree = toMdast(html) as Root;
  const shortcodes = removeShortcodes(tree);
  const lost: string[] = [];
  const withoutAlt: string[] = [];
  replaceAll(tree, (node) => {
    if (node.type === "html") return [];
    if (node.type === "image") {
      const file = addresses.picture(node.url);
      if (file === undefined) return [];
      const image = named(node, file, name);
      if (!node.alt?.trim()) withoutAlt.push(node.url);
      return [image];
    }
    if (node.type !== "link") return [node];
    // One that is not safe has lost its address.
    if (node.url === "" || isAroundPicture(node)) return node.children;
    const to = addresses.link(node.url);
    if (to === undefined) lost.push(node.url);
    return to === undefined ? node.children : [{ ...node, url: to, title: null }];
  });
  tidy(tree);
  return { markdown: toMarkdown(tree, OPTIONS), shortcodes, lost, withoutAlt };
}

/** A picture with its file, and with what it shows. */
function named({ alt, title }: Image, file: string, name: string): Image {
  const caption = oneLine(title ?? "");
  return { type: "image", url: file, alt: oneLine(alt ?? "") || caption || name, ...(caption && { title: caption }) };
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

/** A link to a larger version of the picture in it. */
const isAroundPicture = ({ children, url }: Link): boolean =>
  children.length === 1 && children[0]?.type === "image" && /\.(?:jpe?g|png|gif|webp|avif|svg)$/i.test(url);

/** Puts nodes in the place of each, those inside of it first. */
function replaceAll(parent: Parents, replace: (node: Nodes) => Nodes[]): void {
  const children = (parent.children as Nodes[]).flatMap((child) => {
    if ("children" in child) replaceAll(child, replace);
    return replace(child);
  });
  parent.children = children as never;
}

/** Addresses of the pictures in a tree, each once. */
export function picturesOf(html: Html): string[] {
  const found = new Set<string>();
  visit(html, "element", ({ tagName, properties: { src } }) => {
    if (tagName === "img" && typeof src === "string" && src !== "") found.add(src);
  });
  return [...found];
}
