import { Option } from "commander";
import { GIT_HOSTS } from "../tools/editor/gitHost.ts";
import type { AddCommand } from "./command.ts";

/** The command about editing in the browser. */
export function addEditing(command: AddCommand): void {
  command(
    "editor [country...]",
    "say what can be edited in the browser, or write the editor for a host (all countries when none is named)",
    [
      "sitegen editor",
      "sitegen editor --out editor",
      "sitegen editor india --out editor --backend gitlab --repo group/sites --app-id 1234",
    ],
  )
    .option("--out <dir>", "folder for an editor that writes to a git host, from the root")
    .addOption(new Option("--backend <name>", "the git host (default: that of the remote origin)").choices(GIT_HOSTS))
    .option("--repo <owner/name>", "the repository (default: that of the remote origin)")
    .option("--branch <name>", "branch that is edited", "main")
    .option("--auth-url <url>", "server at which people sign in to GitHub, or address of a Gitea")
    .option("--app-id <id>", "id of the OAuth application on GitLab or Gitea")
    .option("--json", "print the configuration, or what was written, as JSON")
    .addHelpText(
      "after",
      "\nOn this machine `sitegen dev` has the editor at /@editor/, and saves into the project's files.\nThe folder of --out is no part of the sites. It needs the package @sveltia/cms. See node_modules/countrysites/docs/editing.md.",
    )
    .action(async (countries: string[], options) => (await import("../commands/editor.ts")).editor(countries, options));
}
