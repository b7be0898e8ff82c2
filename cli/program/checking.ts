import { Option } from "commander";
import { FORMAT_NAMES } from "../core/problems/formats/names.ts";
import { type AddCommand, imported, NOW, withMoment } from "./command.ts";
import { HOSTING_SERVICES } from "../config/schema/network/hostingServices.ts";

/** Commands that find what is wrong, missing or old, say why a site is as it is, and print what a project holds. */
export function addChecking(command: AddCommand): void {
  const planning = withMoment(command);
  planning("validate [country...]", "report every problem of every file", [
    "sitegen validate",
    "sitegen validate --format github --strict",
    "sitegen validate --errors",
    "sitegen validate --fix --dry-run",
  ])
    .addOption(new Option("--format <name>", "output format").choices(FORMAT_NAMES).default("pretty"))
    .option("--json", "the same as --format json")
    .option("--strict", "fail on warnings too")
    .option("--verbose", "print each warning in full, even if there are several of a kind (default with --strict)")
    .option("--errors", "print no warnings")
    .option("--fix", "correct the problems that have a certain correction, and print each changed line")
    .option("--dry-run", "with --fix: print the lines, without changing files")
    .action(imported(async () => (await import("../commands/checking/validate.ts")).validate));

  command("status [country...]", "list which pages are translated, and whether their translations are up to date", [
    "sitegen status",
    "sitegen status india --mark",
  ])
    .option("--all", "also list translations that are up to date")
    .option("--mark", "mark each translation as made from the current version of its source")
    .option("--json", "print JSON")
    .action(imported(async () => (await import("../commands/checking/status.ts")).status));

  command("facts [country...]", "list the figures and rules that pages cite, with sources and dates", [
    "sitegen facts",
    "sitegen facts india --by page",
    "sitegen facts --by source --check",
  ])
    .addOption(
      new Option("--by <order>", "sort by age, oldest first, or by page or source")
        .choices(["age", "page", "source"])
        .default("age"),
    )
    .option(NOW, "the instant at which facts may have expired (default: the start of the command)")
    .option("--check", "check that each source responds, and fail if one does not")
    .option("--json", "print JSON")
    .action(imported(async () => (await import("../commands/checking/facts.ts")).facts));

  command("links [country...]", "list external links of the built pages", [
    "sitegen links",
    "sitegen links india --external",
  ])
    .option("--external", "check that each address responds, and fail if one does not")
    .option("--fresh", "with --external: also check addresses that responded in the last week")
    .option("--out <dir>", "folder with the built sites, relative to the root", "dist")
    .option("--json", "print JSON")
    .addHelpText("after", "\nLinks inside the network are checked by every build.")
    .action(imported(async () => (await import("../commands/checking/links.ts")).links));

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
    .action(imported(async () => (await import("../commands/checking/explain.ts")).explain));

  command("matrix [country...]", "compare the countries: shared, replaced and missing settings and pages", [
    "sitegen matrix",
    "sitegen matrix india bhutan --all",
    "sitegen matrix --out matrix.html",
  ])
    .option("--all", "also show rows without differences")
    .option("--mark", "mark each country's own copy with the version of the shared copy that it replaces")
    .option("--out <file>", "write an HTML page instead of the table, relative to the root")
    .option("--json", "print JSON")
    .action(imported(async () => (await import("../commands/checking/matrix.ts")).matrix));

  planning("routes [country]", "list every route with its template, title and source, and whether it is published", [
    "sitegen routes",
    "sitegen routes bhutan --json",
  ])
    .option("--json", "print JSON")
    .action(imported(async () => (await import("../commands/checking/routes.ts")).routes));

  planning("redirects", "print the redirect rules, a host's files, or the rules that match a URL", [
    "sitegen redirects",
    "sitegen redirects --host nginx",
    "sitegen redirects --host cloudflare --out upload",
    "sitegen redirects --explain https://example.com/old-page?utm_campaign=x",
  ])
    .addOption(new Option("--host <name>", "in this host's syntax").choices(HOSTING_SERVICES))
    .option("--out <dir>", "write that host's files to this folder, relative to the root")
    .option("--explain <url>", "print the rules that match a URL or path, and where it ends")
    .option("--country <code>", "country of the visitor for --explain, for example IN")
    .option("--json", "print JSON")
    .action(imported(async () => (await import("../commands/checking/redirects.ts")).redirects));

  command("texts [language]", "print the texts of the sites in a language, as YAML", [
    "sitegen texts",
    "sitegen texts fr --missing > countries/text/fr.yaml",
  ])
    .option("--missing", "print only texts that the language lacks, in English, to be translated")
    .option("--json", "print JSON")
    .action(imported(async () => (await import("../commands/checking/texts.ts")).texts));

  command("schema", "write JSON Schemas of country files and texts for editors, or a reference of every key", [
    "sitegen schema",
    "sitegen schema --out schema",
    "sitegen schema --format markdown --out reference",
  ])
    .addOption(
      new Option("--format <name>", "JSON Schema, or pages to read").choices(["json", "markdown"]).default("json"),
    )
    .option("--out <dir>", "folder to write to, relative to the root", "countries/.schema")
    .option("--json", "print the names of the files as JSON")
    .action(imported(async () => (await import("../commands/checking/schema.ts")).schema));
}
