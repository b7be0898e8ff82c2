import type { Config, SiteConfig } from "../../model/config.ts";
import { CONTENT_FOLDER } from "../../config/files/pictureFiles.ts";
import { droppedGroups } from "../../config/routes/siteLinks.ts";
import { listRoutes } from "../../config/routes/routes.ts";
import { type Found, type Problem, problemsIn, startOf } from "../../core/problems/problem.ts";
import { suggest } from "../../core/problems/suggest.ts";

const SHARED = "shared";

const FOLDERS = ["content", "images", "brand", "text", "public", "sections", "templates", "components", "styles"];

/** Files with unsupported extensions, of Markdown and of pictures. */
const OTHER_MARKDOWN = /\.(?:mdx|markdown|mdown|mkd|md\.txt|md)$/i;
const OTHER_PICTURE = /\.(?:gif|bmp|heic|heif|psd|ai|eps|jfif|pdf)$/i;

const report = (file: string, message: string, hint: string): Problem => ({
  code: "unused-content",
  severity: "warning",
  message,
  hint,
  place: startOf(file),
});

/** An error, because the page or country would be missing. */
const wrongExtension = (file: string, message: string, hint: string): Problem => ({
  ...report(file, message, hint),
  code: "file-name",
  severity: "error",
});

/** Reports Markdown that no page shows, and suggests a path. @param names Markdown below `countries/content`. */
export function unusedCopies(
  config: Config,
  names: ReadonlySet<string>,
  filesOf: (site: SiteConfig, route: ReturnType<typeof listRoutes>[number]) => string,
): Problem[] {
  const expected = config.sites.flatMap((site) => listRoutes(config, site).map((route) => filesOf(site, route)));
  const used = new Set(expected);
  const skipped = new Set([SHARED, ...config.brokenCountries]);
  const unused = [...names].filter((name) => !skipped.has(name.split("/")[0] ?? "") && !used.has(name));
  if (unused.length === 0) return [];
  // Calculated on demand: it reads the settings to locate menus.
  const dropped = config.countries.flatMap((site) =>
    droppedGroups(config, site).map((group) => `${site.key}/${group}/`),
  );
  return unused
    .filter((name) => !dropped.some((folder) => name.startsWith(folder)))
    .map((name) => {
      const suggested = suggestPath(config, name, expected);
      const add = "a page for it to the country's file, or delete it.";
      const hint =
        suggested === undefined || suggested === name
          ? `Add ${add}`
          : names.has(suggested)
            ? `Did you mean ${CONTENT_FOLDER}/${suggested}? That file exists too: merge the two, or delete this one.`
            : `Did you mean ${CONTENT_FOLDER}/${suggested}? Rename it, or add ${add}`;
      return report(`${CONTENT_FOLDER}/${name}`, "No page shows this file", hint);
    });
}

/** The path that a misspelt one may mean: another country, group, folder or page. */
function suggestPath({ countries }: Config, name: string, expected: readonly string[]): string | undefined {
  const [owner = "", ...rest] = name.split("/");
  const site = countries.find(({ key }) => key === owner);
  if (!site) {
    const near = suggest(owner, [...countries.map(({ key }) => key), SHARED]);
    return near && [near, ...rest].join("/");
  }
  const own = expected.filter((path) => path.startsWith(`${owner}/`));
  const [group = "", ...page] = rest;
  const groups = Object.keys(site.config.groups);
  const nearGroup = page.length > 0 && !groups.includes(group) ? suggest(group, groups) : undefined;
  if (nearGroup) return [owner, nearGroup, ...page].join("/");
  const folder = name.slice(0, name.lastIndexOf("/") + 1);
  const beside = own.flatMap((path) => (path.startsWith(folder) ? path.slice(folder.length) : []));
  const near = suggest(rest.at(-1) ?? "", beside);
  return own.find((path) => path.endsWith(`/${rest.at(-1)}`)) ?? (near && folder + near);
}

/** Reports files that nothing reads because of their extension or folder. */
export function misplacedFiles(files: Iterable<string>): Problem[] {
  const folders = new Set<string>();
  const check = (file: string): Found => {
    const [, folder = "", ...inside] = file.split("/");
    if (inside.length === 0) {
      const named = file.replace(/\.ya?ml$/i, ".yaml");
      if (/\.ya?ml$/.test(file) || named === file) return undefined;
      return wrongExtension(file, "Only files with the extension .yaml are read", `Rename it to ${named}.`);
    }
    if (!FOLDERS.includes(folder)) {
      const near = folder.startsWith(".") || folders.has(folder) ? undefined : suggest(folder, FOLDERS);
      folders.add(folder);
      if (near === undefined) return undefined;
      const hint = `Did you mean countries/${near}? Move its files there.`;
      return report(file, `The folder countries/${folder} is not used`, hint);
    }
    if (folder === "content" && OTHER_MARKDOWN.test(file) && !file.endsWith(".md")) {
      const hint = `Did you mean ${file.replace(OTHER_MARKDOWN, ".md")}? Rename it, and remove what is not Markdown.`;
      return wrongExtension(file, "Only Markdown files with the extension .md are read", hint);
    }
    if (folder === "images" && OTHER_PICTURE.test(file)) {
      const hint = `Save it as JPEG, PNG, WebP, AVIF, TIFF or SVG, for example ${file.replace(OTHER_PICTURE, ".jpg")}.`;
      return report(file, "Pictures of this kind are not supported", hint);
    }
    return undefined;
  };
  return problemsIn([...files].map(check));
}
