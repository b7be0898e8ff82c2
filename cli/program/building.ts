import { type AddCommand, imported, NOW, withMoment } from "./command.ts";
import { Option } from "commander";
import { PAGE_CHOICES } from "../tools/sheet/chooseShots.ts";

/** Commands that make sites, and show them. */
export function addBuilding(command: AddCommand): void {
  const planning = withMoment(command);
  planning("build [country...]", "validate, generate, bundle and prerender the sites (default: all countries)", [
    "sitegen build",
    "sitegen build india --host netlify,nginx",
    "sitegen build --now 2027-01-15 --out next",
  ])
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
    .action(imported(async () => (await import("../commands/building/build.ts")).build));

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
    .action(imported(async () => (await import("../commands/building/dev.ts")).dev));

  command("preview", "serve the built sites as their host would, with an embedded content API", [
    "sitegen preview",
    "sitegen preview --port 8080",
  ])
    .option("--out <dir>", "folder to serve, relative to the root", "dist")
    .option("--port <number>", "port to listen on", "4173")
    .option("--country <code>", "country code in the geo-IP service's answer, for example IN")
    .option("--json", "print the addresses as JSON; requests are logged on stderr")
    .action(imported(async () => (await import("../commands/building/preview.ts")).preview));
}

/** Commands between a build and what is live. */
export function addPublishing(command: AddCommand): void {
  const planning = withMoment(command);
  planning("plan", "compare the next build with the live site; fails if addresses would vanish", [
    "sitegen plan --live https://www.example.com",
    "sitegen plan --live ../live/dist --out plan.json",
    "sitegen build --plan plan.json",
  ])
    .option(
      "--live <place>",
      "address of the live site, a folder that a build wrote, or its sitegen.json (default: host.live of network.yaml, or else the last build's output in dist/)",
    )
    .option("--out <file>", "write the plan to a file, relative to the root, for `sitegen build --plan`")
    .option("--base-url <url>", "base URL of the build, as in `sitegen build`")
    .option("--json", "print JSON")
    .action(imported(async () => (await import("../commands/building/plan.ts")).plan));

  planning("affected [country...]", "list the countries whose output differs from the live site, for CI", [
    "sitegen affected --since https://www.example.com",
    "sitegen affected --since ../live/sitegen.json --format github --parts 40",
    "sitegen build $(sitegen affected --format lines --parts 1)",
  ])
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
    .action(imported(async () => (await import("../commands/building/affected.ts")).affected));

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
    .action(imported(async () => (await import("../commands/building/join.ts")).join));
}

/** Commands that show pages to look at. */
export function addPictures(command: AddCommand): void {
  command(
    "sheet [country...]",
    "take screenshots of the built pages, and mark those that have changed since the last time",
    ["sitegen sheet", "sitegen sheet bhutan --widths 390,1440", "sitegen sheet --pages all --out pictures"],
  )
    .option("--widths <list>", "widths in pixels", "390,768,1440")
    .addOption(
      new Option("--pages <which>", "one page of each template, or all").choices(PAGE_CHOICES).default("templates"),
    )
    .option("--dist <dir>", "folder with the built sites, relative to the root", "dist")
    .option("--out <dir>", "folder for the screenshots and the page, relative to the root", ".sitegen/sheets")
    .option("--json", "print the screenshots as JSON")
    .addHelpText("after", "\nUses an installed Chrome or Chromium, or the one in CHROME_PATH.")
    .action(imported(async () => (await import("../commands/building/sheet.ts")).sheet));

  command("gallery [country]", "show every kind of section with its YAML and options, in a country's design", [
    "sitegen gallery",
    "sitegen gallery bhutan --port 8080",
    "sitegen gallery india --no-serve",
  ])
    .option("--port <number>", "port to listen on", "4174")
    .option("--no-serve", "only write the pages, to .sitegen/gallery/dist")
    .option("--json", "print its location as JSON")
    .addHelpText("after", "\nWithout a country, the first one is shown. countries/ and dist/ stay unchanged.")
    .action(imported(async () => (await import("../commands/building/gallery.ts")).gallery));
}
