import type { Command } from "commander";

/** Adds a command with the options that every command has. Its code is imported when it is run. */
export type AddCommand = (usage: string, description: string, examples: string[]) => Command;

/** Gives the function that adds commands to a program. */
export const adderOf =
  (program: Command): AddCommand =>
  (usage, description, examples) =>
    program
      .command(usage)
      .description(description)
      .option("--root <dir>", "folder that holds countries/", process.cwd())
      .option("--quiet", "print nothing but results and problems")
      .addHelpText("after", `\nExamples:\n${examples.map((line) => `  $ ${line}`).join("\n")}`);
