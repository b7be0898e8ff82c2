import { RootCommand, type Command as Completed } from "@bomb.sh/tab";
import type { Command } from "commander";
import { listCountries } from "../config/yaml/readSources.ts";
import { findRoot } from "../core/project.ts";
import { UsageError } from "../core/problems/errors.ts";
import { PROBLEM_CODES } from "../core/problems/problem.ts";
import { didYouMean } from "../core/problems/suggest.ts";

const SHELLS = ["bash", "zsh", "fish", "powershell"];

/** `sitegen complete SHELL`: prints the shell's completion script. @throws UsageError for an unknown shell. */
export function printScript(shell = ""): void {
  if (!SHELLS.includes(shell))
    throw new UsageError(
      shell === "" ? "Name a shell" : `There is no completion for \`${shell}\``,
      `${didYouMean(shell, SHELLS)} For example: source <(sitegen complete bash)`,
    );
  new RootCommand().setup("sitegen", "sitegen", shell);
}

/** Prints completions for the words of a command line, in the format of that script. */
export function completeWords(program: Command, words: readonly string[]): void {
  const root = new RootCommand();
  for (const command of program.commands) addCommand(root.command(command.name(), command.description()), command);
  root.parse([...words]);
}

function addCommand(completed: Completed, command: Command): void {
  for (const argument of command.registeredArguments)
    completed.argument(
      argument.name(),
      (complete) => {
        for (const value of argument.argChoices ?? valuesOf(argument.name())) complete(value, "");
      },
      argument.variadic,
    );
  for (const { long, description, required, optional, argChoices = [] } of command.options) {
    const name = long?.replace(/^--/, "") ?? "";
    if (required || optional)
      completed.option(name, description, (complete) => argChoices.forEach((choice) => complete(choice, "")));
    else completed.option(name, description);
  }
}

/** Possible values of an argument, in the project of the current folder. */
function valuesOf(name: string): readonly string[] {
  if (name === "shell") return SHELLS;
  const countries = () => listCountries(findRoot(process.cwd()));
  if (name === "what") return [...countries(), ...Object.keys(PROBLEM_CODES)];
  return name === "country" ? countries() : [];
}
