import { Option } from "commander";
import { GIT_HOSTS } from "../tools/editor/gitHost.ts";
import type { AddCommand } from "./command.ts";

/** The command about editing in the browser. */
export function addEditing(command: AddCommand): void {
  command(
    "editor [country...]",
    "describe what can be edited in the browser, or write the editor for a host (default: all countries)",
    [
      "sitegen editor",
      "sitegen editor --out editor",
      "sitegen editor india --out editor --backend gitlab --repo group/sites --app-id 1234",
    ],
  )
    .option("--out <dir>", "folder for an editor that writes to a Git host, relative to the root")
    .addOption(new Option("--backend <name>", "the Git host (default: that of the remote origin)").choices(GIT_HOSTS))
    .option("--repo <owner/name>", "the repository (default: that of the remote origin)")
    .option("--branch <name>", "branch to edit", "main")
    .option("--auth-url <url>", "server for signing in to GitHub, or address of a Gitea")
    .option("--app-id <id>", "id of the OAuth application on GitLab or Gitea")
    .option("--json", "print the configuration, or the written files, as JSON")
    .addHelpText(
      "after",
      "\nOn this machine, `sitegen dev` serves the editor at /@editor/, which saves into the project's files.\nThe folder of --out is not part of the sites. It needs the package @sveltia/cms. See node_modules/countrysites/docs/editing.md.",
    )
    .action(async (countries: string[], options) => (await import("../commands/editor.ts")).editor(countries, options));
}
