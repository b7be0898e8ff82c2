import { Command, CommanderError } from "commander";
import { packageFile } from "../project.ts";
import { addBuilding } from "./building.ts";
import { addChecking } from "./checking.ts";
import { adderOf } from "./command.ts";
import { addCompletion } from "./completion.ts";
import { describeVersion } from "./describeVersion.ts";
import { addListing } from "./listing.ts";
import { addPictures } from "./pictures.ts";

/** Runs a command; its code is imported then. Gives false when the command line is wrong, which has been said. */
export async function runProgram(args: string[]): Promise<boolean> {
  const program = createProgram(args);
  for (const command of [program, ...program.commands]) command.exitOverride();
  try {
    await program.parseAsync(args, { from: "user" });
    return true;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0;
    throw error;
  }
}

function createProgram(args: readonly string[]): Command {
  const program = new Command("sitegen")
    .description("Generates one prerendered site per country from YAML and Markdown.")
    .option("-V, --version", "print the version; with --json, what a bug report needs")
    .showHelpAfterError(false)
    .configureHelp({ sortSubcommands: false });
  program.on("option:version", () => {
    const text = args.includes("--json") ? JSON.stringify(describeVersion(), null, 2) : packageFile().version;
    process.stdout.write(`${text}\n`);
    throw new CommanderError(0, "commander.version", text);
  });
  const command = adderOf(program);
  for (const add of [addBuilding, addChecking, addListing, addPictures]) add(command);
  addCompletion(program, args);
  return program;
}
