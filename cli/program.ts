import { Command, CommanderError, Option } from "commander";
import { HOST_NAMES } from "./config/schema/hostNames.ts";
import { FORMAT_NAMES } from "./report/formats/names.ts";
import { packageFile } from "./project.ts";
import { PAGE_CHOICES } from "./sheet/chooseShots.ts";

/** Runs a command; its code is imported then. Gives false when the command line is wrong, which has been said. */
export async function runProgram(args: string[]): Promise<boolean> {
  const program = createProgram();
  for (const command of [program, ...program.commands]) command.exitOverride();
  try {
    await program.parseAsync(args, { from: "user" });
    return true;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0;
    throw error;
  }
}

function createProgram(): Command {
  const program = new Command("sitegen")
    .description("Generates one prerendered site per country from YAML and Markdown.")
    .version(packageFile().version)
    .showHelpAfterError(false)
    .configureHelp({ sortSubcommands: false });

  const command = (usage: string, description: string, examples: string[]) =>
    program
      .command(usage)
      .description(description)
      .option("--root <dir>", "folder that holds countries/", process.cwd())
      .option("--quiet", "print nothing but results and problems")
      .addHelpText("after", `\nExamples:\n${examples.map((line) => `  $ ${line}`).join("\n")}`);

  command("build [country...]", "validate, generate, bundle and prerender the sites (all when none is named)", [
    "sitegen build",
    "sitegen build india --host netlify,nginx",
  ])
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
    .option("--force", "make everything anew: no cache is read")
    .option("--json", "print the summary as JSON")
    .action(async (countries: string[], options) => (await import("./commands/build.ts")).build(countries, options));

  command("validate [country...]", "report every problem of every file", [
    "sitegen validate",
    "sitegen validate --format github --strict",
  ])
    .addOption(new Option("--format <name>", "how to print problems").choices(FORMAT_NAMES).default("pretty"))
    .option("--json", "the same as --format json")
    .option("--strict", "warnings fail too")
    .action(async (countries: string[], options) =>
      (await import("./commands/validate.ts")).validate(countries, {
        ...options,
        format: options.json ? "json" : options.format,
      }),
    );

  command("dev <country>", "serve one country with hot reload of components, YAML, Markdown and styles", [
    "sitegen dev india",
    "sitegen dev bhutan --port 4000",
  ])
    .option("--port <number>", "port to listen on", "5173")
    .action(async (country: string, options) => (await import("./commands/dev.ts")).dev(country, options));

  command("preview", "serve the built sites the way their host would, with an embedded content API", [
    "sitegen preview",
    "sitegen preview --port 8080",
  ])
    .option("--out <dir>", "folder to serve, from the root", "dist")
    .option("--port <number>", "port to listen on", "4173")
    .option("--country <code>", "country code that the geo-IP service answers, for example IN")
    .action(async (options) => (await import("./commands/preview.ts")).preview(options));

  command("sheet [country...]", "take pictures of the built pages, and write a page to browse them", [
    "sitegen sheet",
    "sitegen sheet bhutan --widths 390,1440",
    "sitegen sheet --pages all --out pictures",
  ])
    .option("--widths <list>", "widths in pixels, joined by commas", "390,768,1440")
    .addOption(
      new Option("--pages <which>", "one page of each template, or all").choices(PAGE_CHOICES).default("templates"),
    )
    .option("--dist <dir>", "folder with the built sites, from the root", "dist")
    .option("--out <dir>", "folder for the pictures, from the root", ".sitegen/sheets")
    .option("--json", "print the pictures as JSON")
    .addHelpText("after", "\nUses an installed Chrome or Chromium, or the one that CHROME_PATH names.")
    .action(async (countries: string[], options) => (await import("./commands/sheet.ts")).sheet(countries, options));

  command("gallery [country]", "show every kind of section with its YAML and options, in a country's own look", [
    "sitegen gallery",
    "sitegen gallery bhutan --port 8080",
    "sitegen gallery india --no-serve",
  ])
    .option("--port <number>", "port to listen on", "4174")
    .option("--no-serve", "only write the pages, to .sitegen/gallery/dist")
    .addHelpText("after", "\nThe first country is shown when none is named. Neither countries/ nor dist/ is changed.")
    .action(async (country: string | undefined, options) =>
      (await import("./commands/gallery.ts")).gallery(country, options),
    );

  command("routes [country]", "print every route with its template, title and source", [
    "sitegen routes",
    "sitegen routes bhutan --json",
  ])
    .option("--json", "print JSON")
    .action(async (country: string | undefined, options) =>
      (await import("./commands/routes.ts")).routes(country, options),
    );

  command("redirects", "print the redirect rules, a host's files, or what a URL meets", [
    "sitegen redirects",
    "sitegen redirects --host nginx",
    "sitegen redirects --host cloudflare --out upload",
    "sitegen redirects --explain https://example.com/old-page?utm_campaign=x",
  ])
    .addOption(new Option("--host <name>", "in this host's syntax").choices(HOST_NAMES))
    .option("--out <dir>", "write that host's files to this folder, from the root")
    .option("--explain <url>", "say which rules a URL or path meets, and where it ends")
    .option("--country <code>", "country of the visitor for --explain, for example IN")
    .option("--json", "print JSON")
    .action(async (options) => (await import("./commands/redirects.ts")).redirects(options));

  command("status [country...]", "print which pages are translated, and whether their translations are up to date", [
    "sitegen status",
    "sitegen status india --mark",
  ])
    .option("--all", "those that are up to date, too")
    .option("--mark", "write into each translation that it was made from its source as it is now")
    .option("--json", "print JSON")
    .action(async (countries: string[], options) => (await import("./commands/status.ts")).status(countries, options));

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
    .option("--check", "ask each source whether it still answers; one that doesn't fails")
    .option("--json", "print JSON")
    .action(async (countries: string[], options) => (await import("./commands/facts.ts")).facts(countries, options));

  command("texts [language]", "print the words of the sites in a language, as YAML", [
    "sitegen texts",
    "sitegen texts fr --missing > countries/text/fr.yaml",
  ])
    .option("--missing", "only those that the language lacks, in English, to be translated")
    .option("--json", "print JSON")
    .action(async (language: string | undefined, options) =>
      (await import("./commands/texts.ts")).texts(language ?? "en", options),
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
    .action(async (options) => (await import("./commands/schema.ts")).schema(options));

  return program;
}
