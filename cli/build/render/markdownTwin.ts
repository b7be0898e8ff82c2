import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import type { HeadData } from "../../../runtime/site/page.ts";

type Element = Parameters<TurndownService.FilterFunction>[0];

/** Adds rules that turn callouts, task lists and footnotes back into Markdown (docs/markdown.md). */
function addDialect(service: TurndownService): void {
  const has = (node: Element, name: string) => node.classList.contains(name);
  service.addRule("callouts", {
    filter: (node) => node.nodeName === "DIV" && has(node, "callout"),
    replacement(content, node) {
      const kind = /callout--(\w+)/.exec((node as Element).className)?.[1] ?? "note";
      // The first paragraph is the callout's label, which `[!KIND]` produces.
      const [, ...rest] = content.trim().split("\n\n");
      const lines = [`[!${kind.toUpperCase()}]`, ...rest.join("\n\n").split("\n")];
      return `\n\n${lines.map((line) => `> ${line}`.trimEnd()).join("\n")}\n\n`;
    },
  });
  service.addRule("tasks", {
    filter: (node) => node.nodeName === "LI" && has(node, "task-item"),
    replacement: (content, node) =>
      `- [${(node as Element).querySelector(".task--done") ? "x" : " "}] ${content.trim()}\n`,
  });
  service.addRule("marks", {
    filter: (node) => node.nodeName === "SUP" && has(node, "note-mark"),
    replacement: (_, node) => `[^${(node.textContent ?? "").trim()}]`,
  });
  service.addRule("notes", {
    filter: (node) => node.nodeName === "LI" && node.closest(".notes") !== null && node.id.startsWith("Note-"),
    replacement: (content, node) =>
      `[^${(node as Element).id.slice("Note-".length)}]: ${content.trim().replaceAll("\n", "\n    ")}\n\n`,
  });
}

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

/** The element `main` of a page as Markdown, with absolute links, after front matter with title, description and URL. */
export function markdownTwin(html: string, { title, description, canonical }: HeadData): string {
  address = canonical;
  const front = [`title: ${JSON.stringify(title)}`, `description: ${JSON.stringify(description)}`, `url: ${canonical}`];
  return `---\n${front.join("\n")}\n---\n\n${service.turndown(html).trim()}\n`;
}
