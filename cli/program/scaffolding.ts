import type { AddCommand } from "./command.ts";

/** `sitegen new …`: commands that begin a file, complete and with marks where the user has to write. */
export function addScaffolding(command: AddCommand): void {
  command("country <name>", "begin a country's file with its own facts, by its English name or ISO code", [
    "sitegen new country nepal",
    "sitegen new country LK --like india",
    'sitegen new country DE --name "Munich"',
  ])
    .option("--like <country>", "take groups, pages and layout from this country (default: what most countries have)")
    .option("--name <name>", "what visitors read, when it is not the country's name: a town")
    .option("--json", "print the files as JSON")
    .action(async (name: string, options) => (await import("../commands/newCountry.ts")).newCountry(name, options));
}
