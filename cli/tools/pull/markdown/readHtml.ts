import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { defaultSchema, sanitize, type Schema } from "hast-util-sanitize";
import { visit } from "unist-util-visit";
import { largestSource } from "./largestSource.ts";

/** What Markdown can say, and nothing that runs or loads something. */
const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), "figure", "figcaption", "mark"],
  attributes: {
    ...defaultSchema.attributes,
    img: ["src", "alt", "title"],
    a: ["href"],
    "*": [],
    td: ["align", "colSpan", "rowSpan"],
    th: ["align", "colSpan", "rowSpan"],
    ol: ["start", ["className", "contains-task-list"]],
  },
  protocols: { href: ["http", "https", "mailto", "tel"], src: ["http", "https"] },
  strip: ["script", "style", "noscript", "template", "svg", "math", "form", "button", "select", "textarea", "object"],
  allowComments: false,
};

/** Elements that load something of another site into the page: they become links to it. */
const EMBEDDED = new Set(["iframe", "video", "audio", "embed"]);

/** HTML of an entry as a safe tree. */
export interface SafeHtml {
  tree: Root;
  /** Addresses of what was embedded. */
  embedded: string[];
}

/** Parses a piece of HTML, and takes out of it what is not safe, or what Markdown has no words for. */
export function readHtml(html: string): SafeHtml {
  const tree = fromHtml(html, { fragment: true });
  const embedded: string[] = [];
  visit(tree, "element", (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (EMBEDDED.has(node.tagName)) {
      const address = addressOf(node);
      if (address !== undefined) embedded.push(address);
      parent.children[index] = linkTo(address, node);
    } else if (node.tagName === "img") parent.children[index] = plainImage(node);
    else if (node.tagName === "figure") captionImage(node);
  });
  return { tree: sanitize(tree, SCHEMA) as Root, embedded };
}

function addressOf(node: Element): string | undefined {
  const source = node.children.find(
    (child): child is Element => child.type === "element" && child.tagName === "source",
  );
  const address = node.properties["src"] ?? node.properties["dataSrc"] ?? source?.properties["src"];
  const text = typeof address === "string" ? address.replace(/^\/\//, "https://") : "";
  return /^https?:\/\//.test(text) ? text : undefined;
}

/** A link in place of what was embedded; nothing without an address. */
function linkTo(address: string | undefined, { properties: { title } }: Element): Element {
  if (address === undefined) return element("span", {}, []);
  const words = typeof title === "string" && title.trim() !== "" ? title.trim() : new URL(address).hostname;
  return element("p", {}, [element("a", { href: address }, [{ type: "text", value: words }])]);
}

/** A picture with its original's address; the signs that WordPress draws as pictures are signs again. */
function plainImage({ properties }: Element): ElementContent {
  const { alt, title, className } = properties;
  const classes = Array.isArray(className) ? className : [];
  if (classes.includes("wp-smiley") || classes.includes("emoji")) return { type: "text", value: String(alt ?? "") };
  return element("img", { src: largestSource(properties), alt: alt ?? "", ...(title !== undefined && { title }) }, []);
}

/** Puts the caption of a figure with one picture into the picture's title, as Markdown has it. */
function captionImage(figure: Element): void {
  const images: Element[] = [];
  const captions: Element[] = [];
  visit(figure, "element", (node) => {
    if (node.tagName === "img") images.push(node);
    if (node.tagName === "figcaption") captions.push(node);
  });
  const [image] = images;
  const [caption] = captions;
  if (!image || images.length > 1 || !caption) return;
  const words = textOf(caption);
  if (words !== "") image.properties["title"] = words;
  figure.children = figure.children.filter((child) => child !== caption);
}

/** The words in a tree, on one line. */
export function textOf(tree: Root | Element): string {
  let words = "";
  visit(tree, (node) => {
    if (node.type === "text") words += node.value;
    else if (node.type === "element" && /^(?:p|br|li|h[1-6]|div|td)$/.test(node.tagName)) words += " ";
  });
  return words.replace(/[\s\p{Cc}]+/gu, " ").trim();
}

const element = (tagName: string, properties: Element["properties"], children: ElementContent[]): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});
