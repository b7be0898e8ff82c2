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

${count(pages, "page")}, served at ${host.origin}${country.home}. This project was written by sitegen ${packageFile().version} and needs it no more.

\`\`\`sh
npm install
npm run dev      # the site with hot reload, at http://localhost:5173${country.home}
npm test         # builds, and looks for pages, scripts and links that are missing
npm run build    # the upload, in dist/
npm run preview  # serves dist/
npm run check    # types
\`\`\`

In development the site calls no service, and an enquiry reaches nobody.

## What is where

| | |
|---|---|
| \`src/data/pages/\` | The pages as data, one JSON file each: copy as HTML, head, links. A new file is a new page. |
| \`src/data/sites/\` | What the pages of each language share (${sites.map(({ site: own }) => own.country.language).join(", ")}): \`site.json\` has contacts, menu, footer, forms and all words; \`style.css\` colours and sizes; \`head.html\` further elements. |
| \`public/\` | What is served as it is: pictures, fonts, icons, flags, sitemaps, robots.txt${host.key === "" ? ", the page that chooses a country" : ""}, rules of the host. |
${services.length > 0 ? `| \`hosting/\` | Rules for ${services.join(", ")}, which read them from another place than the upload. |\n` : ""}| \`templates/pages/\` | One React component for each kind of page. |
| \`runtime/\` | The components, styles and scripts that all pages share. |
${hasParts ? "| `own/` | The sections, templates, components and styles that the project had added. |\n" : ""}| \`src/\` | Where browser and server begin. |
| \`vite/\`, \`vite.config.ts\` | The development server, and the step of the build that renders every page to HTML. |
| \`tests/\` | What \`npm test\` asks of the built pages. |

## What is no more

- YAML and Markdown, their checks and messages: a page's address, links, head and breadcrumbs are written out in its JSON.
- What was derived from them: \`public/**/sitemap.xml\`, redirects, calendars and smaller forms of pictures don't follow a change of the data.
- The policy of inline code: the rules of the host name the hashes of the inline style and scripts. After a change of \`style.css\` put the new hash into \`Content-Security-Policy\`.
- Warnings about old facts and translations, other countries, compressed files beside the others, assets of earlier builds.
${
  others.length > 0
    ? `- The other countries (${others.map(({ name }) => name).join(", ")}): ${host.key === "" ? `links to them lead to paths of ${host.allowed}, where the network's own upload has to serve them. Upload \`dist/${site?.key ?? ""}/\` beside it, or take these links out of \`site.json\`.` : "links to them lead to the network's host."}\n`
    : ""
}`;
}
