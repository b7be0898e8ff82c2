import { attempt } from "../core/attempt.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { findInstalled } from "../core/engine.ts";
import { packageFile } from "../core/project.ts";
import type { SitePlan } from "../model/plan.ts";
import type { PlannedHost } from "../plan/index.ts";
import { count } from "../core/console/text.ts";

/** Packages that sites consist of. */
const DEPENDENCIES = [
  "@hookform/resolvers",
  "dayjs",
  "js-cookie",
  "minisearch",
  "react",
  "react-dom",
  "react-hook-form",
  "react-router-dom",
  "swiper",
  "zod",
];
/** Packages that build and check sites. */
const DEV_DEPENDENCIES = [
  "@types/js-cookie",
  "@types/node",
  "@types/react",
  "@types/react-dom",
  "@vitejs/plugin-react",
  "sass",
  "typescript",
  "vite",
];

const SCRIPTS = {
  dev: "vite",
  build: "vite build",
  preview: "vite preview",
  check: "tsc",
  test: "vite build && node --test tests/site.test.js",
};

interface Options {
  country: string;
  root: string;
  ownTexts: readonly string[];
}

/** The `package.json` of an ejected project, with the versions that sitegen uses here, or else was made with. */
export function packageJson({ country, root, ownTexts }: Options): string {
  const { engines, dependencies, devDependencies } = packageFile();
  const versions = { ...devDependencies, ...dependencies };
  const pinned = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, installedVersion(name) ?? versions[name]?.replace(/^[\^~]/, "")]));
  return `${JSON.stringify(
    {
      name: `${country}-site`,
      version: "1.0.0",
      private: true,
      type: "module",
      engines,
      scripts: SCRIPTS,
      dependencies: { ...ownPackages(root, ownTexts), ...pinned(DEPENDENCIES) },
      devDependencies: pinned(DEV_DEPENDENCIES),
    },
    null,
    2,
  )}\n`;
}

function installedVersion(name: string): string | undefined {
  const folder = findInstalled(name);
  return folder === undefined ? undefined : (readJson(join(folder, "package.json")) as { version: string }).version;
}

/** The project's dependencies that its own parts import. */
function ownPackages(root: string, texts: readonly string[]): Record<string, string> {
  const { dependencies = {} } = readJson(join(root, "package.json")) as { dependencies?: Record<string, string> };
  const isNamed = (name: string) =>
    texts.some((text) => [`"${name}`, `'${name}`].some((start) => text.includes(start)));
  return Object.fromEntries(
    Object.entries(dependencies).filter(([name]) => name !== packageFile().name && isNamed(name)),
  );
}

const readJson = (file: string): object => attempt(() => JSON.parse(readFileSync(file, "utf8")) as object) ?? {};

interface ReadmeOptions {
  sites: readonly SitePlan[];
  host: PlannedHost;
  /** Whether the project had parts of its own. */
  hasParts: boolean;
  /** Names of the services whose files are in `hosting/`. */
  services: readonly string[];
}

/** The README of an ejected project: its structure, and what it lacks without sitegen. */
export function readme({ sites, host, hasParts, services }: ReadmeOptions): string {
  const [site] = sites;
  const { country } = site?.site ?? { country: { name: "", home: "/" } };
  const pages = sites.reduce((sum, { pages: own }) => sum + own.length, 0);
  const others = (site?.site.sites ?? []).filter(({ key }) => key !== site?.country);
  return `# ${site?.site.brand.name ?? ""}: ${country.name}

${count(pages, "page")}, served at ${host.origin}${country.home}. This project was written by sitegen ${packageFile().version} and no longer needs it.

\`\`\`sh
npm install
npm run dev      # the site with hot reload, at http://localhost:5173${country.home}
npm test         # builds, and checks for missing pages, scripts and links
npm run build    # the upload, in dist/
npm run preview  # serves dist/
npm run check    # types
\`\`\`

In development the site calls no service, and enquiries are not sent.

## Files

| | |
|---|---|
| \`src/data/pages/\` | The pages as data, one JSON file each: copy as HTML, head, links. A new file is a new page. |
| \`src/data/sites/\` | Data that the pages of each language share (${sites.map(({ site: own }) => own.country.language).join(", ")}): \`site.json\` has contacts, menu, footer, forms and all words; \`style.css\` colours and sizes; \`head.html\` further elements. |
| \`public/\` | Files that are served unchanged: pictures, fonts, icons, flags, sitemaps, robots.txt${host.key === "" ? ", the page with the choice of countries" : ""}, rule files of the host. |
${services.length > 0 ? `| \`hosting/\` | Rules for ${services.join(", ")}, which don't read them from the upload. |\n` : ""}| \`templates/pages/\` | One React component for each kind of page. |
| \`runtime/\` | The components, styles and scripts that all pages share. |
${hasParts ? "| `own/` | The project's own sections, templates, components and styles. |\n" : ""}| \`src/\` | The entry points of browser and server. |
| \`vite/\`, \`vite.config.ts\` | The development server, and the build step that renders every page to HTML. |
| \`tests/\` | The checks of \`npm test\`. |

## What is missing without sitegen

- YAML and Markdown, with their checks and messages. A page's JSON contains its address, links, head and breadcrumbs.
- Derived files: \`public/**/sitemap.xml\`, redirects, calendars and smaller versions of pictures are not updated when the data changes.
- Hashes of inline code: the host's \`Content-Security-Policy\` contains the hashes of the inline style and scripts. After a change of \`style.css\`, write the new hash into it.
- Warnings about old facts and translations, other countries, compressed files, assets of earlier builds.
${
  others.length > 0
    ? `- The other countries (${others.map(({ name }) => name).join(", ")}): ${host.key === "" ? `links to them lead to paths of ${host.allowed}, which the network's own upload has to serve. Upload \`dist/${site?.key ?? ""}/\` beside it, or remove these links from \`site.json\`.` : "links to them lead to the network's host."}\n`
    : ""
}`;
}
