import { Option } from "commander";
import { FORMAT_NAMES } from "../report/formats/names.ts";
import type { AddCommand } from "./command.ts";
import { NOW, withMoment } from "./momentOptions.ts";

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
