import { Option } from "commander";
import { HOST_NAMES } from "../config/schema/hostNames.ts";
import type { AddCommand } from "./command.ts";
import { withMoment } from "./momentOptions.ts";

/** Commands that print what a project holds. */
export function addListing(command: AddCommand): void {
  withMoment(
    command("routes [country]", "list every route with its template, title and source, and whether it is published", [
      "sitegen routes",
      "sitegen routes bhutan --json",
    ]),
  )
    .option("--json", "print JSON")
    .action(async (country: string | undefined, options) =>
      (await import("../commands/routes.ts")).routes(country, options),
    );

  withMoment(
    command("redirects", "print the redirect rules, a host's files, or the rules that match a URL", [
      "sitegen redirects",
      "sitegen redirects --host nginx",
      "sitegen redirects --host cloudflare --out upload",
      "sitegen redirects --explain https://example.com/old-page?utm_campaign=x",
    ]),
  )
    .addOption(new Option("--host <name>", "in this host's syntax").choices(HOST_NAMES))
    .option("--out <dir>", "write that host's files to this folder, relative to the root")
    .option("--explain <url>", "print the rules that match a URL or path, and where it ends")
    .option("--country <code>", "country of the visitor for --explain, for example IN")
    .option("--json", "print JSON")
    .action(async (options) => (await import("../commands/redirects.ts")).redirects(options));

  command("texts [language]", "print the texts of the sites in a language, as YAML", [
    "sitegen texts",
    "sitegen texts fr --missing > countries/text/fr.yaml",
  ])
    .option("--missing", "print only texts that the language lacks, in English, to be translated")
    .option("--json", "print JSON")
    .action(async (language: string | undefined, options) =>
      (await import("../commands/texts.ts")).texts(language ?? "en", options),
    );

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
    .action(async (options) => (await import("../commands/schema.ts")).schema(options));
}
