import { Option } from "commander";
import { PAGE_CHOICES } from "../sheet/chooseShots.ts";
import type { AddCommand } from "./command.ts";

/** Commands that show pages to look at. */
export function addPictures(command: AddCommand): void {
  command("sheet [country...]", "take pictures of the built pages, or show what differs from another build", [
    "sitegen sheet",
    "sitegen sheet bhutan --widths 390,1440",
    "sitegen sheet --pages all --out pictures",
    "sitegen sheet --against ../main/dist",
    "sitegen sheet india --against ../main/dist --markdown",
  ])
    .option("--against <dir>", "another build, from the root: show what looks different, grouped by the change")
    .option("--widths <list>", "widths in pixels (default: 390,768,1440; with --against 390,1440)")
    .addOption(
      new Option(
        "--pages <which>",
        "one page of each template, or all (default: templates; with --against all)",
      ).choices(PAGE_CHOICES),
    )
    .option("--dist <dir>", "folder with the built sites, from the root", "dist")
    .option("--out <dir>", "folder for the page, from the root (default: .sitegen/sheets; with --against …/against)")
    .option("--json", "print the pictures, or the changes, as JSON")
    .option("--markdown", "with --against: print a summary for a comment on a pull request")
    .addHelpText("after", "\nUses an installed Chrome or Chromium, or the one that CHROME_PATH names.")
    .action(async (countries: string[], options) =>
      options.against === undefined
        ? (await import("../commands/sheet.ts")).sheet(countries, options)
        : (await import("../commands/sheetAgainst.ts")).sheetAgainst(countries, options),
    );

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
