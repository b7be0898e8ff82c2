import type { Connect, Plugin } from "vite";
import { opensOther } from "./openInEditor.ts";
import { leadsOut, servedFolders } from "./servedFolders.ts";

/** Vite's addresses of files by their places on this machine: `/@fs/home/…`, `/@id//home/…`. */
const FILE_ADDRESS = /^\/+@(?:fs|id)\/+(.*)$/s;

/**
 * Keeps a server in development to the files that sites are made of. Vite itself refuses other folders and foreign host
 * names, but follows links that lead out of a folder.
 * @param root Folder of the project.
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

/** Answers what is no path, and what asks for a file that is not in the folders: through a link, or to open it in an editor. */
const refuseOthers =
  (folders: readonly string[]): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = readPath(request.url);
    const file = path === undefined ? undefined : FILE_ADDRESS.exec(path)?.[1];
    // On Windows the path begins with a drive.
    const leadsAway = file !== undefined && [file, `/${file}`].some((candidate) => leadsOut(folders, candidate));
    const isOther = leadsAway || (path !== undefined && opensOther(path, request, folders));
    if (path !== undefined && !isOther) return void next();
    response
      .writeHead(isOther ? 403 : 400, { "content-type": "text/plain; charset=utf-8" })
      .end(isOther ? "The file is not in a folder of the sites\n" : "The address is no path\n");
  };

/** The path of a request; undefined where it is none that a browser sends: a whole address, or with `..` or control characters. */
function readPath(url = "/"): string | undefined {
  try {
    const path = decodeURIComponent(url.replace(/\?.*$/s, ""));
    const isPlain = path.startsWith("/") && !/\p{Cc}/u.test(path) && !path.split(/[/\\]/).includes("..");
    return isPlain ? path : undefined;
  } catch {
    return undefined;
  }
}
