import { existsSync, readFileSync } from "node:fs";
import { SourceMap, type SourceMapPayload } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ProblemsError, RenderError } from "../report/errors.ts";
import { placeIn } from "../report/placeIn.ts";
import type { Place, Problem } from "../report/problem.ts";
import { folderOf } from "./partFiles.ts";

/**
 * Awaits rendered pages, and throws errors of own parts as problems.
 * @param serverFile Module of the server bundle, with its source map beside it.
 * @throws ProblemsError with `part-render`; errors of shipped templates unchanged.
 */
export async function asRenderProblems<T>(root: string, serverFile: string, rendered: Promise<T>): Promise<T> {
  try {
    return await rendered;
  } catch (error) {
    const problem = error instanceof RenderError ? renderProblem(root, serverFile, error) : undefined;
    throw problem ? new ProblemsError([problem]) : error;
  }
}

function renderProblem(root: string, serverFile: string, { page, cause }: RenderError): Problem | undefined {
  if (!(cause instanceof Error)) return undefined;
  const place = placeOf(root, serverFile, cause.stack ?? "");
  if (!place) return undefined;
  const inBrowser = /\b(?:window|document|localStorage|navigator|location)\b is not defined/.test(cause.message);
  return {
    code: "part-render",
    severity: "error",
    message: `${page} can't be rendered: ${cause.message}`,
    why: inBrowser
      ? "Pages are rendered during the build, without a browser."
      : "The error was thrown here while the page was rendered.",
    hint: inBrowser ? hintFor(place) : "Correct the marked place, or the data that the page passes to it.",
    place,
  };
}

/** How a part can use browser APIs. */
const hintFor = ({ file }: Place): string =>
  folderOf(file) === "sections"
    ? "Put it into `useEffect` or an event handler, and export `client`. Without `client`, browsers get no code of a section."
    : "Use it in `useEffect` or in an event handler, which run in the browser only.";

/** Source location of an error in an own part, by the first stack frame that is not in a package. */
function placeOf(root: string, serverFile: string, stack: string): Place | undefined {
  const mapFile = `${serverFile}.map`;
  if (!existsSync(mapFile)) return undefined;
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, "utf8")) as SourceMapPayload);
  for (const [, url = "", line, column] of stack.matchAll(/(file:\/\/\S+?):(\d+):(\d+)/g)) {
    if (fileURLToPath(url) !== serverFile) continue;
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in entry)) continue;
    const path = resolve(dirname(serverFile), entry.originalSource);
    const file = relative(root, path).replaceAll("\\", "/");
    if (folderOf(file) !== undefined) return placeAt(root, file, entry.originalLine, entry.originalColumn);
    if (!path.includes("node_modules")) return undefined;
  }
  return undefined;
}

function placeAt(root: string, file: string, line: number, column: number): Place {
  const text = readFileSync(join(root, file), "utf8");
  const before = text.split("\n").slice(0, line);
  return placeIn({ file, text }, before.join("\n").length + (line > 0 ? 1 : 0) + column);
}
