import { Option } from "commander";
import { EXAMPLES } from "../tools/start/examples.ts";
import type { AddCommand } from "./command.ts";

/** Commands that begin something. */
export function addStarting(command: AddCommand): void {
  command("init [dir]", "create your own project in an empty folder; on a terminal, it asks for missing options", [
    "sitegen init my-sites",
    'sitegen init my-sites --name "Example Ltd" --country Kenya --language en --no-cms',
    "sitegen init my-sites --example clinics",
  ])
    .option("--name <text>", "name of your organisation")
    .option("--country <name>", "country of the first site: its English name or its ISO code")
    .option("--language <tag>", "language of its pages, for example en, de or pt-BR")
    .option("--cms <url>", "address of the REST API of your CMS, which receives the forms")
    .option("--no-cms", "no CMS")
    .addOption(new Option("--example <name>", "begin with a copy of an example project").choices(Object.keys(EXAMPLES)))
    .option("--yes", "ask nothing; use defaults for missing options")
    .option("--install", "install packages (default: on a terminal)")
    .option("--no-install", "install no packages")
    .option("--json", "print the created files as JSON")
    .addHelpText("after", "\nExisting files are not changed.")
    .action(async (dir: string | undefined, options) => (await import("../commands/init.ts")).init(dir, options));
}
