import { styleText } from "node:util";
import { importPackage } from "../importPackage.ts";

type Style = "red" | "yellow" | "green" | "cyan" | "bold" | "dim";

/** How the command line talks: to people on stderr and stdout, plainly when there is no terminal. */
export interface Console {
  /** A line of the command's own result, on stdout. */
  print(text?: string): void;
  /** A line about what is going on, on stderr; nothing with --quiet. */
  note(text: string): void;
  style(style: Style, text: string): string;
  /** Runs one step of a command, with a spinner on a terminal; the step that fails is marked. */
  task<T>(name: string, run: () => Promise<T> | T): Promise<T>;
}

export function openConsole({ quiet = false } = {}): Console {
  // A terminal without a size (of a container, of a script) has no lines to be redrawn, which ora would do for ever.
  const interactive = Boolean(process.stderr.isTTY && process.stderr.columns) && !process.env["CI"] && !quiet;
  const colours = Boolean(process.stdout.isTTY) && !process.env["NO_COLOR"];
  return {
    print: (text = "") => void process.stdout.write(`${text}\n`),
    note: (text) => void (quiet || process.stderr.write(`${text}\n`)),
    style: (style, text) => (colours ? styleText(style, text, { validateStream: false }) : text),
    async task(name, run) {
      const spinner = interactive
        ? (await importPackage("ora")).default({ text: name, stream: process.stderr }).start()
        : undefined;
      try {
        const result = await run();
        spinner?.succeed();
        return result;
      } catch (error) {
        spinner?.fail();
        throw error;
      }
    },
  };
}
