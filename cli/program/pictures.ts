import { Option } from "commander";
import { PAGE_CHOICES } from "../tools/sheet/chooseShots.ts";
import type { AddCommand } from "./command.ts";

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
    .action(async (countries: string[], options) => (await import("../commands/sheet.ts")).sheet(countries, options));

  command("gallery [country]", "show every kind of section with its YAML and options, in a country's design", [
    "sitegen gallery",
    "sitegen gallery bhutan --port 8080",
    "sitegen gallery india --no-serve",
  ])
    .option("--port <number>", "port to listen on", "4174")
    .option("--no-serve", "only write the pages, to .sitegen/gallery/dist")
    .option("--json", "print its location as JSON")
    .addHelpText("after", "\nWithout a country, the first one is shown. countries/ and dist/ stay unchanged.")
    .action(async (country: string | undefined, options) =>
      (await import("../commands/gallery.ts")).gallery(country, options),
    );
}
