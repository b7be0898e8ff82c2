import type { SitePlan } from "../../plan/plan.ts";
import type { PlannedHost } from "../../plan/planHosts.ts";
import { packageFile } from "../../project.ts";
import { count } from "../../report/count.ts";

interface Options {
  sites: readonly SitePlan[];
  host: PlannedHost;
  /** Whether the project had parts of its own. */
  hasParts: boolean;
  /** Names of the services whose files are in `hosting/`. */
  services: readonly string[];
}

/** The README of an ejected project: its structure, and what it lacks without sitegen. */
export function readme({ sites, host, hasParts, services }: Options): string {
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
