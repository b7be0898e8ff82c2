import { Option } from "commander";
import { EXAMPLES } from "../tools/start/examples.ts";
import type { AddCommand } from "./command.ts";
import { GIT_HOSTS } from "../tools/editor/gitHost.ts";
import { GROUPS } from "../tools/doctor/check.ts";

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

  command("page <country> <path>", "begin a page, by its path from the country's home", [
    "sitegen new page india services/second-visit",
    'sitegen new page bhutan open-day --template webinar --title "Open day"',
  ])
    .option("--title <text>", "title of the page (default: made from the path)")
    .option("--template <name>", "page template, when it is not the group's")
    .option("--json", "print the files as JSON")
    .action(async (country: string, path: string, options) =>
      (await import("../commands/newPage.ts")).newPage(country, path, options),
    );

  command("post <country> <title>", "begin a post of today, by its title or slug", [
    'sitegen new post india "What the first visit costs"',
    "sitegen new post bhutan new-fees --category prices",
    'sitegen new post nepal "We are open" --create-group',
  ])
    .option("--group <group>", "the collection, where the country has several")
    .option("--create-group", "make the collection where the country has none")
    .option("--category <key>", "category of the post, by its key in network.yaml")
    .option("--draft", "as a draft, which is not published")
    .option("--json", "print the files as JSON")
    .action(async (country: string, title: string, options) =>
      (await import("../commands/newPage.ts")).newPost(country, title, options),
    );

  command("section <kind>", "begin a kind of section of your own: component, schema, example and style", [
    "sitegen new section price-list",
  ])
    .option("--json", "print the files as JSON")
    .action(async (kind: string, options) => (await import("../commands/newSection.ts")).newSection(kind, options));
}

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

/** Commands about where sites live: their surroundings, and a life without sitegen. */
export function addOperating(command: AddCommand): void {
  command(
    "doctor [country...]",
    "look at the machine, the project, the content API and the hosts, and say what to do",
    [
      "sitegen doctor",
      "sitegen doctor india --only api,hosts",
      "sitegen doctor --live",
      "sitegen doctor --live --yes --address http://localhost:4173",
    ],
  )
    .option("--only <groups>", `groups of checks, joined by commas: ${GROUPS.join(", ")}`)
    .option("--live", "send one marked test lead per country, as its form does, and say where it arrived")
    .option("--yes", "send them without asking")
    .option("--address <url>", "look at the sites there instead of on their hosts, for example at a preview's")
    .option("--out <dir>", "folder with the built sites, from the root", "dist")
    .option("--json", "print the findings as JSON")
    .addHelpText(
      "after",
      "\nExit codes: 0 nothing failed, 1 project, services or hosts, 3 this machine or its network.",
    )
    .action(async (countries: string[], options) => (await import("../commands/doctor.ts")).doctor(countries, options));

  command("eject <country> <dir>", "write a country's site as a project of its own, which needs no sitegen", [
    "sitegen eject india ../india-site",
  ])
    .option("--json", "print what was written as JSON")
    .addHelpText(
      "after",
      "\nThe folder has to be empty or new. Neither countries/ nor dist/ is changed. See node_modules/countrysites/docs/ejecting.md.",
    )
    .action(async (country: string, dir: string, options) =>
      (await import("../commands/eject.ts")).eject(country, dir, options),
    );
}
