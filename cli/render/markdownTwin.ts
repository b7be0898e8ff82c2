import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import type { HeadData } from "../../runtime/site/page.ts";
import { addDialect } from "./dialectTwin.ts";

/** Elements without use in Markdown. */
const LEFT_OUT = [
  "script",
  "style",
  "form",
  "button",
  "dialog",
  "nav",
  "picture",
  "iframe",
  "input",
  "select",
] as const;

/** URL of the page that is being converted, the base of its links. */
let address = "";

const service = new TurndownService({ headingStyle: "atx", bulletListMarker: "-", codeBlockStyle: "fenced" });
service.use(gfm);
service.remove([...LEFT_OUT]);
// Everything outside the main part: header, footer, dialogs.
service.remove((node) => node.closest("main") === null && node.querySelector("main") === null);
addDialect(service);
service.addRule("links", {
  filter: (node) => node.nodeName === "A" && Boolean(node.getAttribute("href")),
  replacement(content, node) {
    if ("classList" in node && node.classList.contains("note-back")) return "";
    const text = content.replaceAll(/\s+/g, " ").trim();
    const href = "getAttribute" in node ? node.getAttribute("href") : null;
    return text === "" || href === null ? text : `[${text}](${new URL(href, address).href})`;
  },
});
service.addRule("drawings", { filter: (node) => node.nodeName.toLowerCase() === "svg", replacement: () => "" });

/**
 * The main part of a page as Markdown, with absolute links, after front matter with title, description and URL.
 * @param html Markup that contains the element `main`.
 */
export function markdownTwin(html: string, { title, description, canonical }: HeadData): string {
  address = canonical;
  const front = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`, `url: ${canonical}`];
  return `---\n${front.join("\n")}\n---\n\n${service.turndown(html).trim()}\n`;
}
