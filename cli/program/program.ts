import { Command, CommanderError } from "commander";
import { packageFile } from "../project.ts";
import { addBuilding } from "./building.ts";
import { addChecking } from "./checking.ts";
import { adderOf } from "./command.ts";
import { addCompletion } from "./completion.ts";
import { describeVersion } from "./describeVersion.ts";
import { addEditing } from "./editing.ts";
import { addExplaining } from "./explaining.ts";
import { addListing } from "./listing.ts";
import { addOperating } from "./operating.ts";
import { addPictures } from "./pictures.ts";
import { addPublishing } from "./publishing.ts";
import { addPulling } from "./pulling.ts";
import { addScaffolding } from "./scaffolding.ts";
import { addStarting } from "./starting.ts";

/** Runs a command; its code is imported then. Gives false when the command line is wrong, which has been said. */
export async function runProgram(args: string[]): Promise<boolean> {
  const program = createProgram(args);
  overrideExit(program);
  try {
    await program.parseAsync(args, { from: "user" });
    return true;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0;
    throw error;
  }
}

/** Makes mistakes of the command line errors, also those of commands below a command. */
function overrideExit(command: Command): void {
  command.exitOverride();
  for (const inner of command.commands) overrideExit(inner);
}

function createProgram(args: readonly string[]): Command {
  const program = new Command("sitegen")
    .description("Generates one prerendered site per country from YAML and Markdown.")
    .option("-V, --version", "print the version; with --json, all details for a bug report")
    .showHelpAfterError(false)
    .configureHelp({ sortSubcommands: false });
  program.on("option:version", () => {
    const text = args.includes("--json") ? JSON.stringify(describeVersion(), null, 2) : packageFile().version;
    process.stdout.write(`${text}\n`);
    throw new CommanderError(0, "commander.version", text);
  });
  const command = adderOf(program);
  for (const add of [
    addStarting,
    addBuilding,
    addChecking,
    addExplaining,
    addListing,
    addPictures,
    addPulling,
    addEditing,
    addPublishing,
    addOperating,
  ])
    add(command);
  addScaffolding(adderOf(program.command("new").description("create a country, page, post or section")));
  addCompletion(program, args);
  return program;
}
