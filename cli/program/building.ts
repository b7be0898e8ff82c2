import type { AddCommand } from "./command.ts";
import { NOW, withMoment } from "./momentOptions.ts";

/** Commands that make sites, and show them. */
export function addBuilding(command: AddCommand): void {
  withMoment(
    command("build [country...]", "validate, generate, bundle and prerender the sites (default: all countries)", [
      "sitegen build",
      "sitegen build india --host netlify,nginx",
      "sitegen build --now 2027-01-15 --out next",
    ]),
  )
    .option("--out <dir>", "folder for the upload, relative to the root", "dist")
    .option(
      "--host <names>",
      "hosting services to write rules for, separated by commas (default: host.targets of network.yaml)",
    )
    .option(
      "--base-url <url>",
      "address at which dist/ is served (default: that of host in network.yaml); another host makes a staging build with all countries below it",
    )
    .option("--jobs <number>", "number of threads (default: one per core)")
    .option("--shard <i/n>", "build the i-th of n parts of the countries, for a CI matrix")
    .option("--watch", "build again after each change in countries/, until you stop it")
    .option("--plan <file>", "build only the reviewed plan: the file of `sitegen plan --out`")
    .option("--force", "build everything again, without caches")
    .option("--report [file]", "write a page about the build: page sizes, steps, notes (default: .sitegen/report.html)")
    .option("--json", "print the summary as JSON")
    .action(async (countries: string[], options) => (await import("../commands/build.ts")).build(countries, options));

  command("dev [country...]", "serve the sites while you write; every saved change is shown (default: all countries)", [
    "sitegen dev",
    "sitegen dev india bhutan --port 4000",
    "sitegen dev india --open",
  ])
    .option("--port <number>", "port to listen on", "5173")
    .option(
      "--country <code>",
      "country code in the geo-IP service's answer (default: that of the first named country)",
    )
    .option(NOW, "the instant that decides which pages have expired (default: now); drafts are always shown")
    .option("--open", "open the browser")
    .option("--json", "print the addresses as one line of JSON when the server is ready")
    .addHelpText(
      "after",
      "\nThe browser shows mistakes in YAML, Markdown and own parts until they are corrected.\nA country with its own host is at http://<host>.localhost:<port>/.",
    )
    .action(async (countries: string[], options) => (await import("../commands/dev.ts")).dev(countries, options));

  command("preview", "serve the built sites as their host would, with an embedded content API", [
    "sitegen preview",
    "sitegen preview --port 8080",
  ])
    .option("--out <dir>", "folder to serve, relative to the root", "dist")
    .option("--port <number>", "port to listen on", "4173")
    .option("--country <code>", "country code in the geo-IP service's answer, for example IN")
    .option("--json", "print the addresses as JSON; requests are logged on stderr")
    .action(async (options) => (await import("../commands/preview.ts")).preview(options));
}
