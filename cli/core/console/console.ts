import { styleText } from "node:util";

type Style = "red" | "yellow" | "green" | "cyan" | "bold" | "dim";

/** Output of the command line, without colours and spinners when it isn't a terminal. */
export interface Console {
  /** Prints the command's result to stdout: a line, or data as JSON. */
  print(result?: string | object): void;
  /** Prints a message to stderr. With --quiet it does nothing and doesn't call the function. */
  note(text: string | (() => string)): void;
  style(style: Style, text: string): string;
  /** Runs a step of a command, with a spinner on a terminal. `progress` changes the spinner's text. */
  task<T>(name: string, run: (progress: (text: string) => void) => Promise<T> | T): Promise<T>;
  /** Finished steps with their durations. */
  steps: readonly { name: string; seconds: number }[];
}

type StreamName = "stdout" | "stderr";
const opened = new Set<StreamName>();

/** Opened lazily: creating a stream takes a tenth of the time of a build that finds no changes. */
function stream(name: StreamName): NodeJS.WriteStream {
  if (!opened.has(name)) {
    opened.add(name);
    // A closed reader (`sitegen routes | head`, a closed terminal) is no error.
    process[name].on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE" && error.code !== "EIO") throw error;
    });
  }
  return process[name];
}

/** Opens the streams for libraries that print directly. */
export const openOutput = (): void => (["stdout", "stderr"] as const).forEach(stream);

/** Waits until all output is written: a pipe's buffer may be full. */
export async function flushOutput(): Promise<void> {
  for (const name of opened) await new Promise<void>((resolve) => stream(name).write("", () => resolve()));
}

/** Whether a user can answer prompts. A terminal without a size can't show them. */
export const isTerminal = (): boolean =>
  Boolean(process.stdin.isTTY && process.stderr.isTTY && process.stderr.columns) && !process.env["CI"];

export function openConsole({ quiet = false }: { quiet?: boolean | undefined } = {}): Console {
  // On a terminal without a size (in a container or script), a spinner would redraw lines endlessly.
  const isInteractive = () => Boolean(stream("stderr").isTTY && stream("stderr").columns) && !process.env["CI"];
  const hasColours = () => Boolean(stream("stdout").isTTY) && !process.env["NO_COLOR"];
  const steps: { name: string; seconds: number }[] = [];
  return {
    steps,
    print(result = "") {
      stream("stdout").write(`${typeof result === "string" ? result : JSON.stringify(result, null, 2)}\n`);
    },
    note: (text) => {
      if (!quiet) stream("stderr").write(`${typeof text === "string" ? text : text()}\n`);
    },
    style: (style, text) => (hasColours() ? styleText(style, text, { validateStream: false }) : text),
    async task(name, run) {
      const spinner =
        !quiet && isInteractive()
          ? (await import("ora")).default({ text: name, stream: stream("stderr") }).start()
          : undefined;
      const start = performance.now();
      try {
        const result = await run((text) => {
          if (spinner) spinner.text = `${name} (${text})`;
        });
        if (spinner) spinner.text = name;
        steps.push({ name, seconds: (performance.now() - start) / 1000 });
        spinner?.succeed();
        return result;
      } catch (error) {
        spinner?.fail();
        throw error;
      }
    },
  };
}
