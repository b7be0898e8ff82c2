import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { engineVersion, findInstalled } from "../../engine.ts";
import { moveFolder, removePath, writeText } from "../../files.ts";
import { PACKAGE_DIR, type Project } from "../../project.ts";
import { EnvironmentError } from "../../report/errors.ts";
import { editorLicences } from "./editorLicences.ts";

/** The CMS that is the editor. */
const CMS = "@sveltia/cms";

/** The versions of it that the editor is made for. */
const CMS_RANGE = "0.221";

/** The editor's own part: `bin/compile.mjs` makes it of `templates/editor/`. */
const SOURCE = join(PACKAGE_DIR, "lib/editor");

/** Written into the folder of a finished bundle: what it was made of. */
const MADE_OF = ".made-of";

/** Folder of the CMS's package: the project's own, or the one beside sitegen. */
const findCms = ({ root }: Project): string | undefined => findInstalled(CMS, root) ?? findInstalled(CMS);

export const isCmsInstalled = (project: Project): boolean => findCms(project) !== undefined;

/** What to do where the CMS is missing. */
export const HOW_TO_INSTALL = `npm install --save-dev ${CMS}@${CMS_RANGE}`;

/**
 * Bundles the CMS with all that it loads, so that it asks no other server for anything. It is made once, and anew when the CMS
 * or sitegen is another.
 * @returns the folder with its page and files. @throws EnvironmentError where the CMS is not installed.
 */
export async function bundleEditor(project: Project): Promise<string> {
  const cms = findCms(project);
  if (cms === undefined)
    throw new EnvironmentError(
      `The package ${CMS} is not installed`,
      `Run \`${HOW_TO_INSTALL}\`: it is needed for editing in the browser only.`,
    );
  const out = join(project.work, "editor");
  const { version } = JSON.parse(readFileSync(join(cms, "package.json"), "utf8")) as { version: string };
  const madeOf = `${CMS} ${version}\nsitegen ${engineVersion()}\n`;
  const stamp = join(out, MADE_OF);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === madeOf) return out;
  const fresh = `${out}.${process.pid}`;
  await bundle(cms, fresh);
  writeText(join(fresh, MADE_OF), madeOf);
  removePath(out);
  moveFolder(fresh, out);
  return out;
}

async function bundle(cms: string, outDir: string): Promise<void> {
  const { build } = await import("vite");
  await build({
    root: SOURCE,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    base: "./",
    plugins: [editorLicences(SOURCE)],
    resolve: {
      alias: [
        { find: new RegExp(`^${CMS}$`), replacement: cms },
        // Colours for 300 programming languages in examples of code, 8 MB: copy has none of them.
        { find: /^@shikijs\/langs\/.*$/, replacement: join(SOURCE, "noColours.js") },
      ],
    },
    build: { outDir, emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 4000 },
  });
}
