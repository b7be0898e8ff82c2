import type { AddCommand } from "./command.ts";

/** The command that takes content from a CMS. */
export function addPulling(command: AddCommand): void {
  command(
    "pull [country...]",
    "fetch content from the countries' WordPress into the project (default: all countries)",
    ["sitegen pull", "sitegen pull india --dry-run", "sitegen pull --accept"],
  )
    .option("--dry-run", "print what would change, without writing")
    .option("--full", "read every entry again, not only changed ones")
    .option("--accept", "allow removing more than `pull.maxDrop`")
    .option("--overwrite", "also overwrite files that were edited in the project")
    .option("--json", "print the changes as JSON")
    .addHelpText(
      "after",
      "\nBuilds never ask the CMS, so commit the written files. SITEGEN_WORDPRESS_LOGIN=name:application-password logs in.\nIf the CMS fails, nothing changes. See node_modules/countrysites/docs/wordpress.md.",
    )
    .action(async (countries: string[], options) => (await import("../commands/pull.ts")).pull(countries, options));
}
