import type { AddCommand } from "./command.ts";

/** Commands that say why a site is as it is. */
export function addExplaining(command: AddCommand): void {
  command("explain <what...>", "say where a value, a page or a problem comes from, and what it hides", [
    "sitegen explain india contacts.phone",
    "sitegen explain india/hi navigation",
    "sitegen explain theme.accent",
    "sitegen explain india /services/visa-guidance/",
    "sitegen explain countries/content/shared/terms.md",
    "sitegen explain unknown-key",
  ])
    .usage("[options] [country] KEY|PATH|CODE")
    .option("--json", "print JSON")
    .action(async (words: string[], options) => (await import("../commands/explain.ts")).explain(words, options));
}
