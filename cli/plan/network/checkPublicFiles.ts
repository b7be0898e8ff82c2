import { pathPrefix } from "../../../runtime/site/urls.ts";
import type { Config } from "../../model/config.ts";
import { builtFiles, ruleFiles } from "../../config/files/builtFiles.ts";
import type { PublicFile } from "../../content/brandAndPublicFiles.ts";
import { type Mistake, type Problem, startOf } from "../../core/problems/problem.ts";

/** Characters that need no percent-encoding in a URL path (RFC 3986, section 2.3), and some common in file names. */
const URL_SAFE_PATH = /^[\w./~@+-]+$/;

/** Dot files, which hosting services don't serve. `.well-known` is served (RFC 8615). */
const DOT_FILE = /\/\.(?!well-known\/)/;

/**
 * Reports public files whose names can't be URLs, and those at an address that the build writes: either the page or the
 * owner's file would be lost.
 */
export function checkPublicFiles(
  files: readonly PublicFile[],
  { network, sites }: Config,
  pages: readonly string[],
): Problem[] {
  if (files.length === 0) return [];
  const built = [...builtFiles(network, sites), ...ruleFiles(), ...pages.map((path) => `${path}index.html`)];
  const taken = new Set(built);
  const folders = new Set(built.flatMap(foldersOf));
  const publicPaths = new Set(files.map(({ path }) => path));
  const isTaken = (path: string): boolean => {
    const above = foldersOf(path);
    // The build writes compressed copies of text files under these names.
    const text = path.replace(/\.(?:br|gz)$/, "");
    if (text !== path && (taken.has(text) || publicPaths.has(text))) return true;
    return taken.has(path) || folders.has(path) || above.some((folder) => taken.has(folder) || taken.has(`${folder}/`));
  };
  const mistakeIn = ({ path, source }: PublicFile): Mistake | undefined => {
    if (!URL_SAFE_PATH.test(path))
      return {
        code: "public-name",
        message: `The name of \`${source}\` is not a valid address without encoding`,
        why: "Only letters without accents, digits and . _ ~ @ + - look the same in a file name and in an address.",
        hint: `Rename it to \`${plainName(source)}\`.`,
      };
    if (isTaken(path))
      return {
        code: "public-conflict",
        message: `\`${source}\` has an address that the build uses itself`,
        why: `The build writes ${sites.some(({ key }) => key === pathPrefix(path)) ? "pages, assets/, 404.html, licences.txt and sitemap.xml into a country's folder" : "index.html, 404.html, robots.txt, sitemap.xml, sitemap-root.xml, sitegen.json and the rule files of hosting services"}.`,
        hint: "Rename it.",
      };
    if (!DOT_FILE.test(path)) return undefined;
    return {
      code: "public-name",
      message: `The name of \`${source}\`, or of its folder, begins with a dot`,
      why: "Hosting services don't serve such files; only `.well-known` is served.",
      hint: "Remove the dot from the name, or remove the file.",
    };
  };
  return files.flatMap((file) => {
    const mistake = mistakeIn(file);
    return mistake ? { ...mistake, place: startOf(file.source) } : [];
  });
}

/** All parent folders of a file: `/india` and `/india/a` for `/india/a/b.pdf`. */
const foldersOf = (path: string): string[] => [...path.matchAll(/(?<=.)\//g)].map(({ index }) => path.slice(0, index));

/** The path in URL-safe letters: `Brochüre 2026.pdf` becomes `Brochure-2026.pdf`. */
const plainName = (source: string): string =>
  source
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[^\w./~@+-]+/g, "-")
    .replace(/-+(?=[./]|$)/g, "");
