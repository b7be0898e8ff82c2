import { Option, type Command } from "commander";
import { findRoot } from "../core/project.ts";

/** Adds a command with the options that every command has. */
export type AddCommand = (usage: string, description: string, examples: string[]) => Command;

/** Gives the function that adds commands to a program. */
export const adderOf =
  (program: Command): AddCommand =>
  (usage, description, examples) =>
    program
      .command(usage)
      .description(description)
      .addOption(
        new Option("--root <dir>", "folder that contains countries/").default(
          findRoot(process.cwd()),
          "the current folder, or the nearest one above it with countries/",
        ),
      )
      .option("--quiet", "print only results and problems")
      .addHelpText("after", `\nExamples:\n${examples.map((line) => `  $ ${line}`).join("\n")}`);

/** An action whose code is imported when it is run. Commander's last argument, the command, is left out. */
export const imported =
  <Args extends unknown[]>(load: () => Promise<(...args: Args) => unknown>) =>
  async (...args: unknown[]): Promise<void> => {
    const run = await load();
    await run(...(args.slice(0, -1) as Args));
  };

export const NOW = "--now <instant>";

/** Gives the function that adds commands that plan pages, with their options. */
export const withMoment =
  (add: AddCommand): AddCommand =>
  (usage, description, examples) =>
    add(usage, description, examples)
      .option(
        NOW,
        "the instant that decides what is published: 2027-01-15 (UTC), or 2027-01-15T09:00:00+05:30 (default: the start of the command)",
      )
      .option("--drafts", "include drafts and pages that are not published yet; all pages are then noindex");
