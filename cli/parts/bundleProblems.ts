import { readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ProblemsError } from "../report/errors.ts";
import { placeIn } from "../report/placeIn.ts";
import type { Problem } from "../report/problem.ts";
import { folderOf } from "./partFiles.ts";

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
export async function asProblems<T>(root: string, bundled: Promise<T>): Promise<T> {
  try {
    return await bundled;
  } catch (error) {
    const problems = bundleProblems(root, error);
    throw problems ? new ProblemsError(problems) : error;
  }
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
      severity: "error",
      message: `There is no package \`${missing}\``,
      hint: "Install it in the project, or correct the name.",
      place: placeIn(source, Math.max(0, source.text.indexOf(missing)), missing.length),
    };
  const [first = ""] = text.split("\n");
  const line = source.text.split("\n").slice(0, (loc?.line ?? 1) - 1);
  return {
    code: "part-syntax",
    severity: "error",
    message: `This can't be bundled: ${plain(first)}`,
    hint: "Correct the marked place.",
    place: placeIn(source, line.join("\n").length + (line.length > 0 ? 1 : 0) + (loc?.column ?? 0)),
  };
}

/** The bundler's message without error code and final period; paths in a package become its name. */
const plain = (text: string): string =>
  text
    .replace(/^\[[^\]]+\]\s*/, "")
    .replace(/"[^"]*\/node_modules\/((?:@[^/"]+\/)?[^/"]+)[^"]*"/, '"$1"')
    .replace(/\.$/, "");
