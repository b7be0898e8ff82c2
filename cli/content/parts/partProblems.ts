import { readFileSync, existsSync } from "node:fs";
import { join, relative, resolve, dirname } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ProblemsError, RenderError } from "../../core/problems/errors.ts";
import { placeIn } from "../../core/problems/codeFrame.ts";
import type { Problem, Place } from "../../core/problems/problem.ts";
import { folderOf } from "./partFiles.ts";
import { SourceMap, type SourceMapPayload } from "node:module";
import { fileURLToPath } from "node:url";

/** The bundler's error with nested errors (https://rolldown.rs/reference/Interface.RollupError). */
interface BundleError {
  message: string;
  errors?: readonly BundleError[];
  id?: string;
  loc?: { line: number; column: number; file?: string };
}

/** Turns the bundler's errors in own parts into problems. Undefined if one of them is elsewhere. */
export function bundleProblems(root: string, error: unknown): Problem[] | undefined {
  const { errors = [error as BundleError] } = error as BundleError;
  const problems = errors.map((inner) => bundleProblem(root, inner));
  return problems.length > 0 && problems.every((problem) => problem !== undefined) ? problems : undefined;
}

/** Awaits a bundle, and throws its errors in own parts as problems. @throws ProblemsError */
export const asProblems = <T>(root: string, bundled: Promise<T>): Promise<T> =>
  bundled.catch((error: unknown) => raise(error, bundleProblems(root, error)));

function raise(error: unknown, problems: Problem[] | undefined): never {
  throw problems ? new ProblemsError(problems) : error;
}

function bundleProblem(root: string, { message, id, loc }: BundleError): Problem | undefined {
  const text = stripVTControlCharacters(message);
  const [, missing, importer] = /failed to resolve import "([^"]+)" from "([^"]+)"/.exec(text) ?? [];
  const path = importer ?? loc?.file ?? id ?? "";
  const file = relative(root, resolve(root, path.replace(/\?.*$/, ""))).replaceAll("\\", "/");
  if (folderOf(file) === undefined) return undefined;
  const source = { file, text: readFileSync(join(root, file), "utf8") };
  if (missing !== undefined)
    return {
      code: "part-import",
      message: `There is no package \`${missing}\``,
      hint: "Install it in the project, or correct the name.",
      place: placeIn(source, Math.max(0, source.text.indexOf(missing)), missing.length),
    };
  const [first = ""] = text.split("\n");
  return {
    code: "part-syntax",
    message: `This can't be bundled: ${plain(first)}`,
    hint: "Correct the marked place.",
    place: placeAt(source, (loc?.line ?? 1) - 1, loc?.column ?? 0),
  };
}

/** The bundler's message without error code and final period; paths in a package become its name. */
const plain = (text: string): string =>
  text
    .replace(/^\[[^\]]+\]\s*/, "")
    .replace(/"[^"]*\/node_modules\/((?:@[^/"]+\/)?[^/"]+)[^"]*"/, '"$1"')
    .replace(/\.$/, "");

/** Awaits rendered pages. @throws ProblemsError with `part-render` for errors of own parts; others unchanged. */
export const asRenderProblems = <T>(root: string, serverFile: string, rendered: Promise<T>): Promise<T> =>
  rendered.catch((error: unknown) => {
    const problem = renderProblem(root, serverFile, error);
    return raise(error, problem && [problem]);
  });

function renderProblem(root: string, serverFile: string, error: unknown): Problem | undefined {
  if (!(error instanceof RenderError && error.cause instanceof Error)) return undefined;
  const { page, cause } = error;
  const place = placeOf(root, serverFile, cause.stack ?? "");
  if (!place) return undefined;
  const inBrowser = /\b(?:window|document|localStorage|navigator|location)\b is not defined/.test(cause.message);
  return {
    code: "part-render",
    message: `${page} can't be rendered: ${cause.message}`,
    why: inBrowser
      ? "Pages are rendered during the build, without a browser."
      : "The error was thrown here while the page was rendered.",
    hint: inBrowser ? hintFor(place) : "Correct the marked place, or the data that the page passes to it.",
    place,
  };
}

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
    if (folderOf(file) !== undefined)
      return placeAt({ file, text: readFileSync(path, "utf8") }, entry.originalLine, entry.originalColumn);
    if (!path.includes("node_modules")) return undefined;
  }
  return undefined;
}

/** The place at a line and a column that count from 0. */
function placeAt(source: { file: string; text: string }, line: number, column: number): Place {
  const before = source.text.split("\n").slice(0, line);
  return placeIn(source, before.join("\n").length + (line > 0 ? 1 : 0) + column);
}
