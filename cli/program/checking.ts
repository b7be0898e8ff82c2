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
    .addOption(new Option("--format <name>", "output format").choices(FORMAT_NAMES).default("pretty"))
    .option("--json", "the same as --format json")
    .option("--strict", "fail on warnings too")
    .option("--verbose", "print each warning in full, even if there are several of a kind (default with --strict)")
    .option("--errors", "print no warnings")
    .option("--fix", "correct the problems that have a certain correction, and print each changed line")
    .option("--dry-run", "with --fix: print the lines, without changing files")
    .action(async (countries: string[], options) =>
      (await import("../commands/validate.ts")).validate(countries, {
        ...options,
        format: options.json ? "json" : options.format,
      }),
    );

  command("status [country...]", "list which pages are translated, and whether their translations are up to date", [
    "sitegen status",
    "sitegen status india --mark",
  ])
    .option("--all", "also list translations that are up to date")
    .option("--mark", "mark each translation as made from the current version of its source")
    .option("--json", "print JSON")
    .action(async (countries: string[], options) => (await import("../commands/status.ts")).status(countries, options));

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
    .action(async (countries: string[], options) => (await import("../commands/facts.ts")).facts(countries, options));

  command("links [country...]", "list external links of the built pages", [
    "sitegen links",
    "sitegen links india --external",
  ])
    .option("--external", "check that each address responds, and fail if one does not")
    .option("--fresh", "with --external: also check addresses that responded in the last week")
    .option("--out <dir>", "folder with the built sites, relative to the root", "dist")
    .option("--json", "print JSON")
    .addHelpText("after", "\nLinks inside the network are checked by every build.")
    .action(async (countries: string[], options) => (await import("../commands/links.ts")).links(countries, options));
}
