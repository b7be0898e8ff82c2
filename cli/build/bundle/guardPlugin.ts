import type { Connect, Plugin } from "vite";
import type { IncomingMessage } from "node:http";
import { resolve, dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { realpathSync } from "node:fs";
import { findInstalled } from "../../core/engine.ts";
import { PACKAGE_DIR } from "../../core/project.ts";
import { attempt } from "../../core/attempt.ts";

/** Vite's URLs of files by absolute path: `/@fs/home/…`, `/@id//home/…`. */
const FILE_ADDRESS = /^\/+@(?:fs|id)\/+(.*)$/s;

/**
 * Limits the development server to the files that sites are made of. Vite itself refuses other folders and foreign host
 * names, but follows symbolic links out of an allowed folder.
 */
export function guardPlugin(appDir: string, root: string): Plugin {
  return {
    name: "sitegen:guard",
    apply: "serve",
    enforce: "pre",
    config: ({ cacheDir }) => ({
      server: { fs: { allow: [...servedFolders(appDir, root), ...(cacheDir === undefined ? [] : [cacheDir])] } },
    }),
    configureServer({ middlewares, config }) {
      middlewares.use(refuseOthers(config.server.fs.allow));
    },
  };
}

/** Refuses invalid paths, and requests for other files: through a symbolic link, or to open in an editor. */
const refuseOthers =
  (folders: readonly string[]): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = readPath(request.url);
    const file = path === undefined ? undefined : FILE_ADDRESS.exec(path)?.[1];
    // On Windows the path begins with a drive letter.
    const leadsAway = file !== undefined && [file, `/${file}`].some((candidate) => leadsOut(folders, candidate));
    const isOther = leadsAway || (path !== undefined && opensOther(path, request, folders));
    if (path !== undefined && !isOther) return void next();
    response
      .writeHead(isOther ? 403 : 400, { "content-type": "text/plain; charset=utf-8" })
      .end(isOther ? "The file is not in a folder of the sites\n" : "The address is not a path\n");
  };

/** The path of a request; undefined for what no browser sends: a full URL, `..` segments, control characters. */
function readPath(url = "/"): string | undefined {
  const path = attempt(() => decodeURIComponent(url.replace(/\?.*$/s, ""))) ?? "";
  const isPlain = path.startsWith("/") && !/\p{Cc}/u.test(path) && !path.split(/[/\\]/).includes("..");
  return isPlain ? path : undefined;
}

/** Vite's URL that opens a file in the developer's editor. The error overlay links to it. */
const OPEN_IN_EDITOR = /\/__open-in-editor(?:[/.]|$)/i;

/** Whether a request would open a file in the editor that isn't in the folders, or comes from another server's page. */
function opensOther(path: string, { url = "/", headers }: IncomingMessage, folders: readonly string[]): boolean {
  if (!OPEN_IN_EDITOR.test(path)) return false;
  const file = new URL(`http://localhost${url}`).searchParams.get("file");
  const site = headers["sec-fetch-site"] ?? "same-origin";
  if (file === null || site !== "same-origin") return true;
  const name = file.startsWith("file://") ? (attempt(() => fileURLToPath(file)) ?? "") : file;
  // Vite resolves names from the current folder. Line and column may follow.
  return !isServed(folders, resolve(name).replace(/:\d+(?::\d+)?$/, ""));
}

/** The folders with files to send: the app, its sources, packages; no others of the project, which may have secrets. */
function servedFolders(appDir: string, root: string): string[] {
  const react = findInstalled("react");
  const folders = [
    appDir,
    join(root, "countries"),
    join(PACKAGE_DIR, "runtime"),
    join(PACKAGE_DIR, "templates"),
    ...(react === undefined ? [] : [dirname(react)]),
    ...packageFolders(root),
  ];
  // Vite identifies modules by their real paths.
  return [...new Set(folders.flatMap((folder) => [folder, realPath(folder) ?? folder]))];
}

/** The `node_modules` folders in which Node looks for packages, from a folder upwards. */
function packageFolders(folder: string): string[] {
  const above = dirname(folder);
  return [join(folder, "node_modules"), ...(above === folder ? [] : packageFolders(above))];
}

/** Whether a file exists, and its real path is in one of the folders. */
function isServed(folders: readonly string[], file: string): boolean {
  const real = realPath(file);
  return real !== undefined && folders.some((folder) => real.startsWith(folder + sep));
}

/** Whether a path leads through a symbolic link to a file outside the folders. */
function leadsOut(folders: readonly string[], file: string): boolean {
  const real = realPath(file);
  return real !== undefined && real !== file && !isServed(folders, real);
}

function realPath(path: string): string | undefined {
  return attempt(() => realpathSync(path));
}
