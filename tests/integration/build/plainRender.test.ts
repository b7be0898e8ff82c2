import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkProject } from "../../../cli/build/checkProject.ts";
import { generatePages, pageFile } from "../../../cli/build/generate/generateApp.ts";
import type { SitePlan } from "../../../cli/model/plan.ts";
import { openGraph } from "../../../cli/core/graph/graph.ts";
import { appDir, openProject } from "../../../cli/core/project.ts";
import { bundleApp } from "../../../cli/build/bundle/bundle.ts";
import { loadServer } from "../../../cli/build/render/pageWriter.ts";
import type { PageDocument } from "../../../runtime/site/page.ts";
import type * as ServerEntry from "../../../templates/app/src/entry-server.ts";
import { builtSite } from "../../sites/sites.ts";

const built = await builtSite("shipped");
/** The same countries, with caches of sitegen's sources. */
const root = mkdtempSync(join(tmpdir(), "sitegen-plain-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));
symlinkSync(join(built.root, "countries"), join(root, "countries"));

const { project } = await checkProject({ root });
const { serverFile } = await bundleApp(openGraph(openProject(root)), appDir(openProject(root), "india"));
const server = (await loadServer(serverFile)) as unknown as typeof ServerEntry;

/** What of a page is inside of `#page_root`, and what else is in its file. */
function splitFile(html: string): [body: string, rest: string] {
  const [before = "", ...behind] = html.split('<div id="page_root">');
  const [body = "", after = ""] = behind.join("").split('</div>\n<script type="application/json"');
  return [body, before + after];
}

it.each<SitePlan>(project?.plan.sites ?? [])(
  "all pages of $key are what React makes of them with nothing kept and nothing taken apart",
  async (site) => {
    const render = server.createPlainRenderer({ ...site.site, illustrations: site.illustrations });
    const documents = generatePages(site, root);
    const pages = [...site.pages, site.notFound];
    expect(pages.length).toBeGreaterThan(site.key === site.country ? 20 : 4);
    for (const { page } of pages) {
      const document = JSON.parse(String(documents.get(pageFile(page.path)))) as PageDocument;
      const { head, body } = await render(document);
      const file = page.path.endsWith("/") ? `${page.path}index.html` : page.path;
      const [builtBody, rest] = splitFile(readFileSync(join(built.root, "dist", file), "utf8"));
      expect(builtBody, page.path).toBe(body.join(""));
      expect(rest, page.path).toContain(head);
    }
  },
);

it("there are countries", () => {
  expect(project?.plan.sites.length).toBeGreaterThan(3);
});
