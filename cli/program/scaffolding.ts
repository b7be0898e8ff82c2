import type { AddCommand } from "./command.ts";

/** `sitegen new …`: commands that begin a file, complete and with marks where the user has to write. */
export function addScaffolding(command: AddCommand): void {
  command("country <name>", "create a country's file with its own facts, by its English name or ISO code", [
    "sitegen new country nepal",
    "sitegen new country LK --like india",
    'sitegen new country DE --name "Munich"',
  ])
    .option("--like <country>", "take groups, pages and layout from this country (default: what most countries have)")
    .option("--name <name>", "name that visitors read, if it differs from the country's: a town")
    .option("--json", "print the files as JSON")
    .action(async (name: string, options) => (await import("../commands/newCountry.ts")).newCountry(name, options));

  command("page <country> <path>", "create a page, by its path from the country's home", [
    "sitegen new page india services/second-visit",
    'sitegen new page bhutan open-day --template webinar --title "Open day"',
  ])
    .option("--title <text>", "title of the page (default: made from the path)")
    .option("--template <name>", "page template, if it differs from the group's")
    .option("--json", "print the files as JSON")
    .action(async (country: string, path: string, options) =>
      (await import("../commands/newPage.ts")).newPage(country, path, options),
    );

  command("post <country> <title>", "create a post with today's date, by its title or slug", [
    'sitegen new post india "What the first visit costs"',
    "sitegen new post bhutan new-fees --category prices",
    'sitegen new post nepal "We are open" --create-group',
  ])
    .option("--group <group>", "the collection, if the country has several")
    .option("--create-group", "create the collection if the country has none")
    .option("--category <key>", "category of the post, by its key in network.yaml")
    .option("--draft", "create a draft, which is not published")
    .option("--json", "print the files as JSON")
    .action(async (country: string, title: string, options) =>
      (await import("../commands/newPage.ts")).newPost(country, title, options),
    );

  command("section <kind>", "create your own kind of section: component, schema, example and style", [
    "sitegen new section price-list",
  ])
    .option("--json", "print the files as JSON")
    .action(async (kind: string, options) => (await import("../commands/newSection.ts")).newSection(kind, options));
}
