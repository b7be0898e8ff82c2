import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { placeIn } from "../report/placeIn.ts";
import type { Problem } from "../report/problem.ts";
import { folderOf, type PartFile } from "./partFiles.ts";

/** Compiles a project's styles, to report what Sass refuses. Plain CSS is the bundler's. */
export async function checkStyles(root: string, { file }: PartFile): Promise<Problem[]> {
  if (!file.endsWith(".scss")) return [];
  const { compile, Exception, Logger } = await import("sass");
  try {
    const { loadedUrls } = compile(join(root, file), { logger: Logger.silent });
    const outside = loadedUrls.map((url) => nameOf(root, url)).find((name) => isOutside(name));
    if (outside === undefined) return [];
    return [
      {
        code: "part-import",
        severity: "error",
        message: `The styles use ${outside}, which is not in a folder of own parts`,
        why: "A build looks for changes in countries/sections, templates, components and styles only.",
        hint: "Move it to countries/styles.",
        place: { file, line: 1, column: 1, length: 1 },
      },
    ];
  } catch (error) {
    if (!(error instanceof Exception)) throw error;
    const { span, sassMessage } = error;
    const at = span.url ? nameOf(root, span.url) : file;
    const text = span.url ? readFileSync(span.url, "utf8") : "";
    return [
      {
        code: "part-syntax",
        severity: "error",
        message: `Sass refuses this: ${sassMessage.split("\n")[0]?.replace(/\.$/, "") ?? ""}`,
        hint: "Correct it where it is marked, or just before.",
        place: placeIn({ file: at, text }, span.start.offset, span.end.offset - span.start.offset),
      },
    ];
  }
}

const nameOf = (root: string, url: URL): string => relative(root, fileURLToPath(url)).replaceAll("\\", "/");

const isOutside = (name: string): boolean => folderOf(name) === undefined && !name.includes("node_modules/");
