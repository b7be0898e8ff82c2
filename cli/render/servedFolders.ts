import { realpathSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { findInstalled } from "../engine.ts";
import { PACKAGE_DIR } from "../project.ts";

/**
 * The folders whose files a server in development may send: the app, what it is made of, and packages. Not the rest of the
 * project, where leads and secrets may be, nor of the machine.
 * @param root Folder of the project.
 */
export function servedFolders(appDir: string, root: string): string[] {
  const react = findInstalled("react");
  const folders = [
    appDir,
    join(root, "countries"),
    join(PACKAGE_DIR, "runtime"),
    join(PACKAGE_DIR, "templates"),
    ...(react === undefined ? [] : [dirname(react)]),
    ...packageFolders(root),
  ];
  // Vite knows modules by their real paths.
  return [...new Set(folders.flatMap((folder) => [folder, realPath(folder) ?? folder]))];
}

/** Where Node finds the packages of a folder. */
function packageFolders(folder: string): string[] {
  const above = dirname(folder);
  return [join(folder, "node_modules"), ...(above === folder ? [] : packageFolders(above))];
}

/** Whether a file is there, and in one of the folders, whatever link leads to it. */
export function isServed(folders: readonly string[], file: string): boolean {
  const real = realPath(file);
  return real !== undefined && folders.some((folder) => real.startsWith(folder + sep));
}

/** Whether a path leads by a link to a file that is in none of the folders. */
export function leadsOut(folders: readonly string[], file: string): boolean {
  const real = realPath(file);
  return real !== undefined && real !== file && !isServed(folders, real);
}

function realPath(path: string): string | undefined {
  try {
    return realpathSync(path);
  } catch {
    return undefined;
  }
}
