import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const TOOLS = resolve(import.meta.dirname, "../tools");

/** Path of a file of a package that is installed with `npm ci --prefix tests/hosts/tools`. */
export const findTool = (file: string): string | undefined =>
  [join(TOOLS, "node_modules", file)].find((path) => existsSync(path));

/** Why a package can't be tested with. */
export const needsTool = (file: string) => () =>
  findTool(file) === undefined ? "its tool is not installed (npm ci --prefix tests/hosts/tools)" : undefined;
