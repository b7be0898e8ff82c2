import { type AddCommand, NOW, withMoment } from "./command.ts";
import { Option } from "commander";
import { PAGE_CHOICES } from "../tools/sheet/chooseShots.ts";

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

/** Commands that show pages to look at. */
export function addPictures(command: AddCommand): void {
  command(
    "sheet [country...]",
    "take pictures of the built pages, and mark those that have changed since the last time",
    ["sitegen sheet", "sitegen sheet bhutan --widths 390,1440", "sitegen sheet --pages all --out pictures"],
  )
    .option("--widths <list>", "widths in pixels", "390,768,1440")
    .addOption(
      new Option("--pages <which>", "one page of each template, or all").choices(PAGE_CHOICES).default("templates"),
    )
    .option("--dist <dir>", "folder with the built sites, from the root", "dist")
    .option("--out <dir>", "folder for the pictures and the page, from the root", ".sitegen/sheets")
    .option("--json", "print the pictures as JSON")
    .addHelpText("after", "\nUses an installed Chrome or Chromium, or the one that CHROME_PATH names.")
    .action(async (countries: string[], options) => (await import("../commands/sheet.ts")).sheet(countries, options));

  command("gallery [country]", "show every kind of section with its YAML and options, in a country's own look", [
    "sitegen gallery",
    "sitegen gallery bhutan --port 8080",
    "sitegen gallery india --no-serve",
  ])
    .option("--port <number>", "port to listen on", "4174")
    .option("--no-serve", "only write the pages, to .sitegen/gallery/dist")
    .option("--json", "print where it is as JSON")
    .addHelpText("after", "\nThe first country is shown when none is named. Neither countries/ nor dist/ is changed.")
    .action(async (country: string | undefined, options) =>
      (await import("../commands/gallery.ts")).gallery(country, options),
    );
}
