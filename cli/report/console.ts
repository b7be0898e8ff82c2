import { styleText } from "node:util";

type Style = "red" | "yellow" | "green" | "cyan" | "bold" | "dim";

/** How the command line talks: to people on stderr and stdout, plainly when there is no terminal. */
export interface Console {
  /** A line of the command's own result, on stdout. */
  print(text?: string): void;
  /** A line about what is going on, on stderr; nothing with --quiet, which asks for no text either. */
  note(text: string | (() => string)): void;
  style(style: Style, text: string): string;
  /** Runs one step of a command, with a spinner on a terminal; the step that fails is marked. The step can say how far it is. */
  task<T>(name: string, run: (progress: (text: string) => void) => Promise<T> | T): Promise<T>;
  /** The steps so far, and how long each took. */
  steps: readonly { name: string; seconds: number }[];
}

type StreamName = "stdout" | "stderr";
const opened = new Set<StreamName>();

/** Node makes a stream when it is first asked for, which takes a tenth of the time to find that nothing has changed. */
function stream(name: StreamName): NodeJS.WriteStream {
  if (!opened.has(name)) {
    opened.add(name);
    // `sitegen routes | head`, or a terminal that was closed: a reader that is gone is no error.
    process[name].on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE" && error.code !== "EIO") throw error;
    });
  }
  return process[name];
}

/** For code of others that prints by itself. */
export const openOutput = (): void => (["stdout", "stderr"] as const).forEach(stream);

/** Waits until everything is written: a pipe takes only as much at once as its buffer holds. */
export async function flushOutput(): Promise<void> {
  for (const name of opened) await new Promise<void>((resolve) => stream(name).write("", () => resolve()));
}

/** Whether somebody can answer questions. A terminal without a size has no lines for them. */
export const isTerminal = (): boolean =>
  Boolean(process.stdin.isTTY && process.stderr.isTTY && process.stderr.columns) && !process.env["CI"];

export function openConsole({ quiet = false } = {}): Console {
  // A terminal without a size (of a container, of a script) has no lines to be redrawn, which a spinner would do for ever.
  const isInteractive = () => Boolean(stream("stderr").isTTY && stream("stderr").columns) && !process.env["CI"];
  const hasColours = () => Boolean(stream("stdout").isTTY) && !process.env["NO_COLOR"];
  const steps: { name: string; seconds: number }[] = [];
  return {
    steps,
    print: (text = "") => void stream("stdout").write(`${text}\n`),
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
