import type TurndownService from "turndown";

type Element = Parameters<TurndownService.FilterFunction>[0];

/** Adds rules that turn callouts, task lists and footnotes back into Markdown (docs/markdown.md). */
export function addDialect(service: TurndownService): void {
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
