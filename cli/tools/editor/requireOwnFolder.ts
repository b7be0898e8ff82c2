import { existsSync, readdirSync } from "node:fs";
import { join, sep } from "node:path";
import type { Project } from "../../project.ts";
import { UsageError } from "../../report/errors.ts";

/** File by which a folder is known as an editor's. */
export const EDITOR_MARK = ".sitegen-editor";

/** Refuses a folder for the editor in which something else is: what is not the editor's would be removed. */
export function requireOwnFolder({ root, out }: Project, folder: string): void {
  const hint = "Name a folder that is new, empty, or an editor that was written before: `--out editor`.";
  const isAround = [join(root, "countries"), out].some((other) => `${other}${sep}`.startsWith(`${folder}${sep}`));
  const isOwn = !existsSync(folder) || readdirSync(folder).length === 0 || existsSync(join(folder, EDITOR_MARK));
  if (isAround || !isOwn) throw new UsageError(`The folder ${folder} has other files than an editor's`, hint);
}
