import type { AddCommand } from "./command.ts";

/** Commands that say why a site is as it is. */
export function addExplaining(command: AddCommand): void {
  command("explain [what...]", "say where a value or a page comes from, and what a problem's code means", [
    "sitegen explain india contacts.phone",
    "sitegen explain india/hi navigation",
    "sitegen explain theme.accent",
    "sitegen explain india /services/first-visit/",
    "sitegen explain countries/content/shared/terms.md",
    "sitegen explain --why india /services/first-visit/",
    "sitegen explain unknown-key",
    "sitegen explain --codes",
  ])
    .usage("[options] [country] KEY|PATH|CODE")
    .option("--why", "say why a build rendered the page")
    .option("--codes", "list the codes of all problems")
    .option("--json", "print JSON")
    .action(async (words: string[], options) => (await import("../commands/explain.ts")).explain(words, options));

  command("matrix [country...]", "print what countries share, replace and lack: settings and pages", [
    "sitegen matrix",
    "sitegen matrix india bhutan --all",
    "sitegen matrix --out matrix.html",
  ])
    .option("--all", "rows in which countries do not differ, too")
    .option("--mark", "write into each country's own copy which version of the shared copy it replaces")
    .option("--out <file>", "write one HTML page, from the root, in place of the table")
    .option("--json", "print JSON")
    .action(async (countries: string[], options) => (await import("../commands/matrix.ts")).matrix(countries, options));
}
