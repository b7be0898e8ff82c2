import type { Element, ElementContent, Properties, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { defaultSchema, sanitize, type Schema } from "hast-util-sanitize";
import { visit } from "unist-util-visit";

/** Elements that Markdown has. None of them runs code or loads something. */
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

/** Elements that load content of other sites. They become links. */
const EMBEDDED = new Set(["iframe", "video", "audio", "embed"]);

/** Parses HTML, and removes what is unsafe or has no form in Markdown. */
export function readHtml(html: string): { tree: Root; embedded: string[] } {
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

function linkTo(address: string | undefined, { properties: { title } }: Element): Element {
  if (address === undefined) return element("span", {}, []);
  const words = typeof title === "string" && title.trim() !== "" ? title.trim() : new URL(address).hostname;
  return element("p", {}, [element("a", { href: address }, [{ type: "text", value: words }])]);
}

/** A picture with the address of its largest version. Emoji that WordPress has replaced by pictures become text again. */
function plainImage({ properties }: Element): ElementContent {
  const { alt, title, className } = properties;
  const classes = Array.isArray(className) ? className : [];
  if (classes.includes("wp-smiley") || classes.includes("emoji")) return { type: "text", value: String(alt ?? "") };
  return element("img", { src: largestSource(properties), alt: alt ?? "", ...(title !== undefined && { title }) }, []);
}

/** Moves the caption of a figure with one picture into the picture's title, as in Markdown. */
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

/** The words of a tree, on one line. */
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

/** Attributes in which plugins for lazy loading put the address of an image. */
const LAZY = ["dataOrigFile", "dataSrc", "dataLazySrc", "dataOriginal"];

function largestSource(properties: Properties): string {
  const sets = [properties["srcSet"], properties["dataSrcSet"], properties["dataLazySrcSet"]];
  const [widest] = sets.flatMap(candidates).sort((a, b) => b.width - a.width);
  const lazy = LAZY.map((name) => properties[name]).find((value) => typeof value === "string" && value !== "");
  const source = widest?.url ?? lazy ?? properties["src"];
  const address = typeof source === "string" ? source.trim() : "";
  return address.startsWith("//") ? `https:${address}` : address;
}

/** The candidates of a `srcset` that have a width. */
function candidates(value: Properties[string]): { url: string; width: number }[] {
  const parts = Array.isArray(value) ? value.map(String) : typeof value === "string" ? value.split(/,\s+/) : [];
  return parts.flatMap((part) => {
    const [url = "", width = ""] = part.trim().split(/\s+/);
    return /^\d+w$/.test(width) ? [{ url, width: parseInt(width, 10) }] : [];
  });
}
