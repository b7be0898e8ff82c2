import { Command, CommanderError } from "commander";
import { packageFile } from "../project.ts";
import { addBuilding } from "./building.ts";
import { addChecking } from "./checking.ts";
import { adderOf } from "./command.ts";
import { addListing } from "./listing.ts";
import { addOperating } from "./operating.ts";
import { addPictures } from "./pictures.ts";

/** Runs a command; its code is imported then. Gives false when the command line is wrong, which has been said. */
export async function runProgram(args: string[]): Promise<boolean> {
  const program = createProgram();
  for (const command of [program, ...program.commands]) command.exitOverride();
  try {
    await program.parseAsync(args, { from: "user" });
    return true;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0;
    throw error;
  }
}

function createProgram(): Command {
  const program = new Command("sitegen")
    .description("Generates one prerendered site per country from YAML and Markdown.")
    .version(packageFile().version)
    .showHelpAfterError(false)
    .configureHelp({ sortSubcommands: false });
  const command = adderOf(program);
  for (const add of [addBuilding, addChecking, addListing, addPictures, addOperating]) add(command);
  return program;
}
