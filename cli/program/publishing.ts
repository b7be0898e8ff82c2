import { Option } from "commander";
import type { AddCommand } from "./command.ts";
import { withMoment } from "./momentOptions.ts";

/** Commands between a build and what is live. */
export function addPublishing(command: AddCommand): void {
  withMoment(
    command("plan", "compare the next build with the live site; fails if addresses would vanish", [
      "sitegen plan --live https://www.example.com",
      "sitegen plan --live ../live/dist --out plan.json",
      "sitegen build --plan plan.json",
    ]),
  )
    .option(
      "--live <place>",
      "address of the live site, a folder that a build wrote, or its sitegen.json (default: host.live of network.yaml, or else the last build's output in dist/)",
    )
    .option("--out <file>", "write the plan to a file, relative to the root, for `sitegen build --plan`")
    .option("--base-url <url>", "base URL of the build, as in `sitegen build`")
    .option("--json", "print JSON")
    .action(async (options) => (await import("../commands/plan.ts")).plan(options));

  withMoment(
    command("affected [country...]", "list the countries whose output differs from the live site, for CI", [
      "sitegen affected --since https://www.example.com",
      "sitegen affected --since ../live/sitegen.json --format github --parts 40",
      "sitegen build $(sitegen affected --format lines --parts 1)",
    ]),
  )
    .option(
      "--since <place>",
      "the live site: its address, a folder that a build wrote, or its sitegen.json (default: host.live of network.yaml, or else the last build's output in dist/)",
    )
    .option("--host <names>", "hosting services of the build, as in `sitegen build`")
    .option("--base-url <url>", "base URL of the build, as in `sitegen build`")
    .addOption(
      new Option("--format <name>", "a matrix for GitHub Actions, or one line per job for any other CI").choices([
        "github",
        "lines",
      ]),
    )
    .option("--parts <number>", "with --format: the maximum number of jobs (default: one per country)")
    .option("--keys <dir>", "write a file for each country, relative to the root, that changes when its output does")
    .option("--json", "print countries, reasons and hosts as JSON")
    .addHelpText("after", "\nRenders nothing. The exit code is 0 even if no country is affected.")
    .action(async (countries: string[], options) =>
      (await import("../commands/affected.ts")).affected(countries, options),
    );

  command("join <dir...>", "combine the parts of a build from several machines into the output of a single build", [
    "sitegen build --shard 1/2",
    "sitegen join parts/*",
    "sitegen join parts/* --since https://www.example.com",
  ])
    .option("--out <dir>", "folder for the upload, relative to the root", "dist")
    .option(
      "--since <place>",
      "the live site, if only affected countries were built: an address, a folder or a sitegen.json",
    )
    .option("--json", "print the summary as JSON")
    .addHelpText(
      "after",
      "\nEach folder contains the dist/ (and deploy/) of a build, or is a folder that a build wrote with --out.",
    )
    .action(async (dirs: string[], options) => (await import("../commands/join.ts")).join(dirs, options));
}
