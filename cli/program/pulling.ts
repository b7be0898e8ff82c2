import type { AddCommand } from "./command.ts";

/** The command that takes content from a CMS. */
export function addPulling(command: AddCommand): void {
  command(
    "pull [country...]",
    "write what countries take from their WordPress into the project (all when none is named)",
    ["sitegen pull", "sitegen pull india --dry-run", "sitegen pull --accept"],
  )
    .option("--dry-run", "say what would change, and write nothing")
    .option("--full", "read every entry anew, not only those that were changed")
    .option("--accept", "also remove more than `pull.maxDrop` allows")
    .option("--overwrite", "write files that somebody has changed here, too")
    .option("--json", "print the changes as JSON")
    .addHelpText(
      "after",
      "\nBuilds never ask the CMS: commit what is written. SITEGEN_WORDPRESS_LOGIN=name:application-password logs in.\nA CMS that fails changes nothing. See node_modules/countrysites/docs/wordpress.md.",
    )
    .action(async (countries: string[], options) => (await import("../commands/pull.ts")).pull(countries, options));
}
