import type { AddCommand } from "./command.ts";
import { NOW, withMoment } from "./momentOptions.ts";

/** Commands that make sites, and show them. */
export function addBuilding(command: AddCommand): void {
  withMoment(
    command("build [country...]", "validate, generate, bundle and prerender the sites (all when none is named)", [
      "sitegen build",
      "sitegen build india --host netlify,nginx",
      "sitegen build --now 2027-01-15 --out next",
    ]),
  )
    .option("--out <dir>", "folder to upload, from the root", "dist")
    .option(
      "--host <names>",
      "hosting services to write rules for, joined by commas (default: host.targets of network.yaml)",
    )
    .option(
      "--base-url <url>",
      "address that dist/ is served at (default: that of host in network.yaml); another host makes a staging build, in which all countries are below it",
    )
    .option("--jobs <number>", "threads that share the work (default: one per core)")
    .option("--shard <i/n>", "build the i-th of n parts of the countries, for a CI matrix")
    .option("--watch", "build again after each change below countries/, until you stop it")
    .option("--plan <file>", "build only what was reviewed: the file of `sitegen plan --out`")
    .option("--force", "make everything anew: no cache is read")
    .option(
      "--report [file]",
      "write a page about the build: what pages weigh, steps, notes (default: .sitegen/report.html)",
    )
    .option("--json", "print the summary as JSON")
    .action(async (countries: string[], options) => (await import("../commands/build.ts")).build(countries, options));

  command(
    "dev [country...]",
    "serve the sites while they are written: every saved change is shown (all when none is named)",
    ["sitegen dev", "sitegen dev india bhutan --port 4000", "sitegen dev india --open"],
  )
    .option("--port <number>", "port to listen on", "5173")
    .option(
      "--country <code>",
      "country code that the geo-IP service answers (default: that of the first country named)",
    )
    .option(NOW, "the instant that decides which pages are over (default: now); drafts are always shown")
    .option("--open", "open the browser")
    .option("--json", "print the addresses as one line of JSON when the server is ready")
    .addHelpText(
      "after",
      "\nMistakes in YAML, Markdown and own parts are shown in the browser, and gone when they are mended.\nA country with a host of its own is at http://<host>.localhost:<port>/.",
    )
    .action(async (countries: string[], options) => (await import("../commands/dev.ts")).dev(countries, options));

  command("preview", "serve the built sites the way their host would, with an embedded content API", [
    "sitegen preview",
    "sitegen preview --port 8080",
  ])
    .option("--out <dir>", "folder to serve, from the root", "dist")
    .option("--port <number>", "port to listen on", "4173")
    .option("--country <code>", "country code that the geo-IP service answers, for example IN")
    .option("--json", "print the addresses as JSON; requests are noted on stderr")
    .action(async (options) => (await import("../commands/preview.ts")).preview(options));
}
