import { Option } from "commander";
import { FORMAT_NAMES } from "../report/formats/names.ts";
import { type AddCommand, NOW, withMoment } from "./command.ts";
import { HOST_NAMES } from "../config/schema/hostNames.ts";

/** Commands that find what is wrong, missing or old. */
export function addChecking(command: AddCommand): void {
  withMoment(
    command("validate [country...]", "report every problem of every file", [
      "sitegen validate",
      "sitegen validate --format github --strict",
      "sitegen validate --errors",
      "sitegen validate --fix --dry-run",
    ]),
  )
    .addOption(new Option("--format <name>", "how to print problems").choices(FORMAT_NAMES).default("pretty"))
    .option("--json", "the same as --format json")
    .option("--strict", "warnings fail too")
    .option("--verbose", "each warning whole, where there are several of a kind (with --strict: always)")
    .option("--errors", "leave warnings out")
    .option("--fix", "write into the files what mends a problem with certainty, and print each changed line")
    .option("--dry-run", "with --fix: print the lines, and change no file")
    .action(async (countries: string[], options) =>
      (await import("../commands/validate.ts")).validate(countries, {
        ...options,
        format: options.json ? "json" : options.format,
      }),
    );

  command("status [country...]", "print which pages are translated, and whether their translations are up to date", [
    "sitegen status",
    "sitegen status india --mark",
  ])
    .option("--all", "those that are up to date, too")
    .option("--mark", "write into each translation that it was made from its source as it is now")
    .option("--json", "print JSON")
    .action(async (countries: string[], options) => (await import("../commands/status.ts")).status(countries, options));

  command("facts [country...]", "print the figures and rules that pages cite, with their sources and dates", [
    "sitegen facts",
    "sitegen facts india --by page",
    "sitegen facts --by source --check",
  ])
    .addOption(
      new Option("--by <order>", "the oldest first, or in the order of pages or sources")
        .choices(["age", "page", "source"])
        .default("age"),
    )
    .option(NOW, "the instant at which facts may have expired (default: the start of the command)")
    .option("--check", "ask each source whether it still answers; one that doesn't fails")
    .option("--json", "print JSON")
    .action(async (countries: string[], options) => (await import("../commands/facts.ts")).facts(countries, options));

  command("links [country...]", "print where the built pages lead on other hosts", [
    "sitegen links",
    "sitegen links india --external",
  ])
    .option("--external", "ask each address whether it still answers; one that doesn't fails")
    .option("--fresh", "with --external: also those that answered in the last week")
    .option("--out <dir>", "folder with the built sites, from the root", "dist")
    .option("--json", "print JSON")
    .addHelpText("after", "\nLinks inside the network are checked by every build.")
    .action(async (countries: string[], options) => (await import("../commands/links.ts")).links(countries, options));
}

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

/** Commands that print what a project holds. */
export function addListing(command: AddCommand): void {
  withMoment(
    command("routes [country]", "print every route with its template, title, source, and whether it is published", [
      "sitegen routes",
      "sitegen routes bhutan --json",
    ]),
  )
    .option("--json", "print JSON")
    .action(async (country: string | undefined, options) =>
      (await import("../commands/routes.ts")).routes(country, options),
    );

  withMoment(
    command("redirects", "print the redirect rules, a host's files, or what a URL meets", [
      "sitegen redirects",
      "sitegen redirects --host nginx",
      "sitegen redirects --host cloudflare --out upload",
      "sitegen redirects --explain https://example.com/old-page?utm_campaign=x",
    ]),
  )
    .addOption(new Option("--host <name>", "in this host's syntax").choices(HOST_NAMES))
    .option("--out <dir>", "write that host's files to this folder, from the root")
    .option("--explain <url>", "say which rules a URL or path meets, and where it ends")
    .option("--country <code>", "country of the visitor for --explain, for example IN")
    .option("--json", "print JSON")
    .action(async (options) => (await import("../commands/redirects.ts")).redirects(options));

  command("texts [language]", "print the words of the sites in a language, as YAML", [
    "sitegen texts",
    "sitegen texts fr --missing > countries/text/fr.yaml",
  ])
    .option("--missing", "only those that the language lacks, in English, to be translated")
    .option("--json", "print JSON")
    .action(async (language: string | undefined, options) =>
      (await import("../commands/texts.ts")).texts(language ?? "en", options),
    );

  command("schema", "write the JSON Schemas of country files and texts for editors, or a reference of every key", [
    "sitegen schema",
    "sitegen schema --out schema",
    "sitegen schema --format markdown --out reference",
  ])
    .addOption(
      new Option("--format <name>", "JSON Schema, or pages to read").choices(["json", "markdown"]).default("json"),
    )
    .option("--out <dir>", "folder to write them to, from the root", "countries/.schema")
    .option("--json", "print the names of the files as JSON")
    .action(async (options) => (await import("../commands/schema.ts")).schema(options));
}
