import { Option } from "commander";
import { EXAMPLES } from "../tools/start/examples.ts";
import type { AddCommand } from "./command.ts";

/** Commands that begin something. */
export function addStarting(command: AddCommand): void {
  command("init [dir]", "make a project of your own in an empty folder; asks on a terminal for what is not said", [
    "sitegen init my-sites",
    'sitegen init my-sites --name "Example Ltd" --country Kenya --language en --no-cms',
    "sitegen init my-sites --example clinics",
  ])
    .option("--name <text>", "name of your organisation")
    .option("--country <name>", "country of the first site: its English name or its ISO code")
    .option("--language <tag>", "language of its pages, for example en, de or pt-BR")
    .option("--cms <url>", "address of the REST API of your CMS, which receives the forms")
    .option("--no-cms", "you have no CMS")
    .addOption(new Option("--example <name>", "begin with a copy of a whole project").choices(Object.keys(EXAMPLES)))
    .option("--yes", "ask nothing: defaults for what is not said")
    .option("--install", "install packages (default: on a terminal)")
    .option("--no-install", "install no packages")
    .option("--json", "print what was made as JSON")
    .addHelpText("after", "\nNo file that is there is changed.")
    .action(async (dir: string | undefined, options) => (await import("../commands/init.ts")).init(dir, options));
}
