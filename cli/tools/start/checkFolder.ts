import { existsSync, readdirSync, statSync } from "node:fs";
import { relative } from "node:path";
import { UsageError } from "../../report/errors.ts";
import { nameSome } from "../../report/suggest.ts";

/** What a new repository has, and what package managers write: none of it is changed, and none is in the way. */
const HARMLESS =
  /^(?:\..*|(?:readme|licen[cs]e|contributing|changelog|code_of_conduct|security)(?:\.\w+)?|package\.json|package-lock\.json|npm-shrinkwrap\.json|pnpm-(?:lock|workspace)\.yaml|yarn\.lock|bun\.lockb?|node_modules|thumbs\.db)$/i;

/** So many names of what is in the way are said. */
const MOST_NAMED = 5;

/** @throws UsageError when a folder holds something that is not to be mixed with a new project. */
export function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  const shown = relative(process.cwd(), folder) || "This folder";
  if (!statSync(folder).isDirectory())
    throw new UsageError(`${shown} is a file`, "Choose an existing folder, or a new one.");
  const inTheWay = readdirSync(folder)
    .filter((name) => !HARMLESS.test(name))
    .sort();
  if (inTheWay.includes("countries"))
    throw new UsageError(
      `${shown} already contains a project: countries/`,
      "Choose another folder: sitegen init my-sites",
    );
  if (inTheWay.length > 0)
    throw new UsageError(
      `${shown} is not empty: ${nameSome(inTheWay, MOST_NAMED)}`,
      "Choose an empty or a new folder: sitegen init my-sites",
    );
}
