import { Option } from "commander";
import type { AddCommand } from "./command.ts";
import { withMoment } from "./momentOptions.ts";

/** Commands between a build and what is live. */
export function addPublishing(command: AddCommand): void {
  withMoment(
    command("plan", "print what a build would change against what is live; fails for addresses that would vanish", [
      "sitegen plan --live https://www.example.com",
      "sitegen plan --live ../live/dist --out plan.json",
      "sitegen build --plan plan.json",
    ]),
  )
    .option(
      "--live <place>",
      "address of the live site, a folder that a build wrote, or its sitegen.json (default: host.live of network.yaml, else what the last build left in dist/)",
    )
    .option("--out <file>", "write the plan to a file, from the root, for `sitegen build --plan`")
    .option("--base-url <url>", "address that the build is for, as in `sitegen build`")
    .option("--json", "print JSON")
    .action(async (options) => (await import("../commands/plan.ts")).plan(options));

  withMoment(
    command("affected [country...]", "print the countries whose output differs from what is live, for CI", [
      "sitegen affected --since https://www.example.com",
      "sitegen affected --since ../live/sitegen.json --format github --parts 40",
      "sitegen build $(sitegen affected --format lines --parts 1)",
    ]),
  )
    .option(
      "--since <place>",
      "what is live: its address, a folder that a build wrote, or its sitegen.json (default: host.live of network.yaml, else what the last build left in dist/)",
    )
    .option("--host <names>", "hosting services that the build is for, as in `sitegen build`")
    .option("--base-url <url>", "address that the build is for, as in `sitegen build`")
    .addOption(
      new Option("--format <name>", "a matrix for GitHub Actions, or a line for each job of any other CI").choices([
        "github",
        "lines",
      ]),
    )
    .option("--parts <number>", "with --format: divide the countries into so many jobs at most (default: one each)")
    .option("--keys <dir>", "write a file for each country, from the root, that changes when its output does")
    .option("--json", "print countries, reasons and hosts as JSON")
    .addHelpText("after", "\nRenders nothing. Exit code 0 also when no country is affected.")
    .action(async (countries: string[], options) =>
      (await import("../commands/affected.ts")).affected(countries, options),
    );

  command("join <dir...>", "put the parts of a build that several machines made together, as one build writes them", [
    "sitegen build --shard 1/2",
    "sitegen join parts/*",
    "sitegen join parts/* --since https://www.example.com",
  ])
    .option("--out <dir>", "folder to upload, from the root", "dist")
    .option(
      "--since <place>",
      "what is live, where only affected countries were built: an address, a folder or a sitegen.json",
    )
    .option("--json", "print the summary as JSON")
    .addHelpText(
      "after",
      "\nEach folder is one that holds the dist/ of a build (and its deploy/), or is itself what a build wrote with --out.",
    )
    .action(async (dirs: string[], options) => (await import("../commands/join.ts")).join(dirs, options));
}
