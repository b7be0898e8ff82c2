import { Argument, type Command } from "commander";

const EXAMPLES = `
Examples:
  $ source <(sitegen complete bash)
  $ sitegen complete zsh > ~/.sitegen-completion.zsh
  $ sitegen complete -- build in`;

/** Adds \`sitegen complete\`, which prints a shell's completion script. The script calls \`complete -- WORDS\` at each Tab. */
export function addCompletion(program: Command, args: readonly string[]): void {
  program
    .command("complete")
    .description("print a script for your shell that completes commands, options and countries")
    .addArgument(new Argument("[shell]", "the shell: bash, zsh, fish or powershell"))
    .allowExcessArguments()
    .addHelpText("after", EXAMPLES)
    .action(async (shell: string | undefined) => {
      const { completeWords, printScript } = await import("../commands/complete.ts");
      if (args[1] === "--") completeWords(program, args.slice(2));
      else printScript(shell);
    });
}
