import type { ErrorPayload, ViteDevServer } from "vite";
import { join } from "node:path";
import { codeFrame } from "../../core/problems/codeFrame.ts";
import { printable } from "../../core/console/text.ts";
import { summary } from "../../core/problems/formats/pretty.ts";
import type { Problem } from "../../core/problems/problem.ts";

export type OverlayError = ErrorPayload["err"];

/** Shows an error in all connected browsers, and in those that connect later. */
export function openErrorScreens({ ws }: ViteDevServer) {
  let shown: ErrorPayload | undefined;
  ws.on("connection", (socket) => {
    if (shown) socket.send(JSON.stringify(shown));
  });
  return {
    get shown(): OverlayError | undefined {
      return shown?.err;
    },
    show(err: OverlayError): void {
      shown = { type: "error", err };
      ws.send(shown);
    },
    /** Browsers that connect later don't get the error. Those that show it keep it until they reload. */
    clear: () => void (shown = undefined),
  };
}

/** Converts problems into one error for the overlay, which shows the first with its code frame and the others below. */
export function overlayError(root: string, problems: readonly [Problem, ...Problem[]]): OverlayError {
  const [first, ...others] = problems;
  const { file, line, column } = first.place;
  // The overlay turns absolute paths into links that open the file in the editor.
  const path = (name: string) => join(root, name);
  return {
    message: `${summary([...problems])}\n\n${headline(first)}`,
    loc: { file: path(file), line, column },
    // The overlay trims the frame and expects a line break at its end; a zero-width space keeps the indentation.
    frame: `\u200B${codeFrame(first.place)}\n`,
    stack: [
      advice(first).join("\n"),
      ...others.map((problem) => block(problem, path)),
      "Esc closes this message. It disappears when everything is corrected.",
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

function block(problem: Problem, path: (file: string) => string): string {
  const { file, line, column } = problem.place;
  const lines = [`${path(file)}:${line}:${column}`, headline(problem), codeFrame(problem.place), ...advice(problem)];
  return lines.filter(Boolean).join("\n");
}

const headline = ({ message, code }: Problem): string => `${printable(message)} [${code}]`;

const advice = ({ why, hint }: Problem): string[] =>
  [why, hint && `→ ${hint}`].flatMap((line) => (line ? printable(line) : []));
