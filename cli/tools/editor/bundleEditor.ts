import { toolPage } from "../../core/console/toolPage.ts";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { EDITOR_TOKEN } from "../../../runtime/site/editor.ts";
import { escapeHtml } from "../../../runtime/site/html.ts";
import { engineVersion, findPackage } from "../../core/engine.ts";
import { replaceFolder, writeText } from "../../core/files.ts";
import { readNotices, bundledPackages } from "../../core/licences/bundleNotices.ts";
import { readNotice, type Notice, printNotices } from "../../core/licences/notices.ts";
import { PACKAGE_DIR, readPackage, type Project } from "../../core/project.ts";
import { EnvironmentError } from "../../core/problems/errors.ts";

const CMS = "@sveltia/cms";

const CMS_RANGE = "0.221";

/** The editor's own code, which `bin/compile.mjs` makes from `templates/editor/`. */
const SOURCE = join(PACKAGE_DIR, "lib/editor");

/** A file of a finished bundle that names the versions it was made of. */
const VERSIONS_FILE = ".made-of";

/** Folder of the CMS's package: in the project, or beside sitegen. */
export const findCms = ({ root }: Project): string | undefined => findPackage(root, CMS);

const HOW_TO_INSTALL = `npm install --save-dev ${CMS}@${CMS_RANGE}`;

/**
 * Bundles the CMS with everything that it loads, so that it needs no other server. The bundle is kept until the version of
 * the CMS or of sitegen changes.
 * @returns the folder of the bundle. @throws EnvironmentError when the CMS is not installed.
 */
export async function bundleEditor(project: Project): Promise<string> {
  const cms = findCms(project);
  if (cms === undefined)
    throw new EnvironmentError(
      `The package ${CMS} is not installed`,
      `Run \`${HOW_TO_INSTALL}\`. It is only needed for editing in the browser.`,
    );
  const out = join(project.work, "editor");
  const { version } = readPackage(cms);
  const versions = `${CMS} ${version}\nsitegen ${engineVersion()}\n`;
  const stamp = join(out, VERSIONS_FILE);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === versions) return out;
  const fresh = `${out}.${process.pid}`;
  await bundle(cms, fresh);
  writeText(join(fresh, VERSIONS_FILE), versions);
  replaceFolder(fresh, out);
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
    plugins: [EDITOR_LICENCES],
    resolve: {
      alias: [
        { find: new RegExp(`^${CMS}$`), replacement: cms },
        // Syntax colours of 300 programming languages, 8 MB, which copy does not need.
        { find: /^@shikijs\/langs\/.*$/, replacement: join(SOURCE, "noColours.js") },
      ],
    },
    build: { outDir, emptyOutDir: true, target: "es2022", chunkSizeWarningLimit: 4000 },
  });
}

const INTRODUCTION =
  "This editor has works of others in its scripts, styles and fonts. These are their licences, as far as packages bring them along.";

const LICENCE_OF_FILE = /\.LICENSE\.txt$/;

/** Adds `licences.txt` to the bundle: the notices of all bundled packages, and of what was compiled into our code. */
const EDITOR_LICENCES: Plugin = {
  name: "sitegen:editor-licences",
  generateBundle(_options, bundle) {
    const folders = bundledPackages(bundle, this.environment.config.root);
    const notices = [...readNotices(SOURCE), ...[PACKAGE_DIR, ...folders].map((folder) => readNotice(folder))];
    this.emitFile({
      type: "asset",
      fileName: "licences.txt",
      source: printNotices(INTRODUCTION, [...notices, ...folders.flatMap(fileNotices)]),
    });
  },
};

/** Notices of single files: a font can have another licence than its package. */
const fileNotices = (folder: string): Notice[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => LICENCE_OF_FILE.test(name))
    .map((name) => ({
      name: basename(name).replace(LICENCE_OF_FILE, ""),
      version: "",
      text: readFileSync(join(folder, name), "utf8").trim(),
    }));

/** The editor's content security policy. Its scripts set styles, and a worker decodes photos. */
const policy = (others: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' blob: data:${others}`,
    `media-src 'self' blob:${others}`,
    "font-src 'self' data:",
    `connect-src 'self' blob: data:${others}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** The policy of `sitegen dev`. It does not apply to the sites. */
export const EDITOR_POLICY = `${policy("")}; frame-ancestors 'none'`;

/** Adds the policy on a host to the page, for hosts that send none: the editor also loads from the git host. */
export function withPolicy(html: string): string {
  const content = escapeHtml(policy(" https:"));
  return html.replace("<head>", () => `<head>\n<meta http-equiv="Content-Security-Policy" content="${content}">`);
}

/** Adds the token of the server's API to the page. */
export const withToken = (html: string, token: string): string =>
  html.replace("</head>", () => `<meta name="${EDITOR_TOKEN}" content="${escapeHtml(token)}"></head>`);

export const missingCmsPage = (): string =>
  toolPage({
    title: "The editor is not installed",
    body: `<p>Run this in the project's folder, and load the page again:</p>\n<pre>${escapeHtml(HOW_TO_INSTALL)}</pre>`,
  });
