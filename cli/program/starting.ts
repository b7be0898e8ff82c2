import { Option } from "commander";
import { EXAMPLES } from "../tools/init/fillTemplate.ts";
import { type AddCommand, imported } from "./command.ts";
import { GIT_HOSTS } from "../tools/editor/gitHost.ts";
import { GROUPS } from "../tools/doctor/check.ts";

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
    .action(imported(async () => (await import("../commands/starting/init.ts")).init));
}

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
    .action(imported(async () => (await import("../commands/starting/new.ts")).newCountry));

  command("page <country> <path>", "create a page, by its path from the country's home", [
    "sitegen new page india services/second-visit",
    'sitegen new page bhutan open-day --template webinar --title "Open day"',
  ])
    .option("--title <text>", "title of the page (default: made from the path)")
    .option("--template <name>", "page template, if it differs from the group's")
    .option("--json", "print the files as JSON")
    .action(imported(async () => (await import("../commands/starting/new.ts")).newPage));

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
    .action(imported(async () => (await import("../commands/starting/new.ts")).newPost));

  command("section <kind>", "create your own kind of section: component, schema, example and style", [
    "sitegen new section price-list",
  ])
    .option("--json", "print the files as JSON")
    .action(imported(async () => (await import("../commands/starting/new.ts")).newSection));
}

/** Commands about content from elsewhere: of a CMS, and of editors in the browser. */
export function addEditing(command: AddCommand): void {
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
    .action(imported(async () => (await import("../commands/starting/pull.ts")).pull));

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
    .action(imported(async () => (await import("../commands/starting/editor.ts")).editor));
}

/** Commands about where sites live: their surroundings, and a life without sitegen. */
export function addOperating(command: AddCommand): void {
  command("doctor [country...]", "check the machine, the project, the content API and the hosts, and say what to do", [
    "sitegen doctor",
    "sitegen doctor india --only api,hosts",
    "sitegen doctor --live",
    "sitegen doctor --live --yes --address http://localhost:4173",
  ])
    .option("--only <groups>", `groups of checks, separated by commas: ${GROUPS.join(", ")}`)
    .option("--live", "send one marked test lead per country, as its form does, and report where it arrived")
    .option("--yes", "send them without confirmation")
    .option("--address <url>", "check the sites at this address instead of on their hosts, for example a preview's")
    .option("--out <dir>", "folder with the built sites, relative to the root", "dist")
    .option("--json", "print the findings as JSON")
    .addHelpText(
      "after",
      "\nExit codes: 0 no failures, 1 failures in the project, services or hosts, 3 failures of this machine or its network.",
    )
    .action(imported(async () => (await import("../commands/starting/doctor.ts")).doctor));

  command("eject <country> <dir>", "write a country's site as a separate project, which does not need sitegen", [
    "sitegen eject india ../india-site",
  ])
    .option("--json", "print the written files as JSON")
    .addHelpText(
      "after",
      "\nThe folder has to be empty or new. countries/ and dist/ stay unchanged. See node_modules/countrysites/docs/ejecting.md.",
    )
    .action(imported(async () => (await import("../commands/starting/eject.ts")).eject));
}
