import type { AddCommand } from "./command.ts";

/** Commands that say why a site is as it is. */
export function addExplaining(command: AddCommand): void {
  command("explain [what...]", "explain where a value or a page comes from, or what a problem's code means", [
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
    .option("--why", "explain why a build rendered the page")
    .option("--codes", "list the codes of all problems")
    .option("--json", "print JSON")
    .action(async (words: string[], options) => (await import("../commands/explain.ts")).explain(words, options));

  command("matrix [country...]", "compare the countries: shared, replaced and missing settings and pages", [
    "sitegen matrix",
    "sitegen matrix india bhutan --all",
    "sitegen matrix --out matrix.html",
  ])
    .option("--all", "also show rows without differences")
    .option("--mark", "mark each country's own copy with the version of the shared copy that it replaces")
    .option("--out <file>", "write an HTML page instead of the table, relative to the root")
    .option("--json", "print JSON")
    .action(async (countries: string[], options) => (await import("../commands/matrix.ts")).matrix(countries, options));
}
