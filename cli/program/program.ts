import { Argument, Command, CommanderError } from "commander";
import { arch, cpus, release, totalmem } from "node:os";
import { packageFile } from "../core/project.ts";
import { addBuilding, addPublishing, addPictures } from "./building.ts";
import { addChecking } from "./checking.ts";
import { adderOf } from "./command.ts";
import { addEditing, addScaffolding, addStarting, addOperating } from "./starting.ts";

const EXAMPLES = `
Examples:
  $ source <(sitegen complete bash)
  $ sitegen complete zsh > ~/.sitegen-completion.zsh
  $ sitegen complete -- build in`;

/** Adds \`sitegen complete\`, which prints a shell's completion script. The script calls \`complete -- WORDS\` at each Tab. */
function addCompletion(program: Command, args: readonly string[]): void {
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

/** Output of `--version --json`, for bug reports. It has nothing that identifies the user. */
const describeVersion = () => ({
  sitegen: packageFile().version,
  node: process.versions.node,
  v8: process.versions.v8,
  system: `${process.platform} ${release()}`,
  architecture: arch(),
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  /** The package manager that has started this process. */
  startedBy: process.env["npm_config_user_agent"]?.split(" ")[0],
});

/** Imports and runs a command. Returns false for a wrong command line, after an error message. */
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
  for (const add of [addStarting, addBuilding, addChecking, addPictures, addEditing, addPublishing, addOperating])
    add(command);
  addScaffolding(adderOf(program.command("new").description("create a country, page, post or section")));
  addCompletion(program, args);
  return program;
}
