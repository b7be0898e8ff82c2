import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findFiles } from "../../../../cli/build/checkProject.ts";
import { checkTexts, NO_FILES } from "../../../checkTexts.ts";
import { readWorld } from "../../../../cli/build/assets/packageData.ts";
import { writeTree } from "../../../../cli/core/files.ts";
import {
  addGallery,
  EXAMPLES,
  GALLERY_TYPES,
  galleryFiles,
  galleryKey,
  withExamplePicture,
} from "../../../../cli/tools/gallery/addGallery.ts";
import { loadConfig } from "../../../../cli/config/loadConfig.ts";
import { openGraph } from "../../../../cli/core/graph/graph.ts";
import { openProject } from "../../../../cli/core/project.ts";
import { renderCopy } from "../../../../cli/content/copy/renderCopy.ts";
import { makePlan } from "../../../../cli/plan/makePlan.ts";
import { planSchedule } from "../../../../cli/plan/schedule/schedule.ts";
import {
  COUNTRY_FILE,
  copyOf,
  makeProject,
  NETWORK_FILE,
  pageOf,
  printed,
  withoutGaps,
  type TestProject,
} from "../../project.ts";
import { LABELS } from "../../englishTexts.ts";

const SHIPPED = join(import.meta.dirname, "../../../..");
const shipped = await findFiles(openGraph(openProject(SHIPPED)), loadConfig(SHIPPED).value);
const FOLDER = ".sitegen/gallery/pages";

/** The plan of a project with the gallery. */
function planned(root: string, { country = "atlantis", files = NO_FILES } = {}) {
  const { project, problems } = checkTexts({ root }, files);
  if (!project) throw new Error(printed(problems));
  const site = project.config.countries.find(({ key }) => key === country);
  if (!site) throw new Error("There is no country");
  const { kinds } = project.parts;
  writeTree(join(root, FOLDER), galleryFiles(project.config, site, kinds));
  const grown = addGallery({ ...project, site, kinds, folder: FOLDER });
  const made = makePlan({
    ...grown,
    files: { ...files, pictures: withExamplePicture(files.pictures), publicFiles: [] },
    packageData: {
      flags: { version: "1", inline: () => undefined },
      letter: () => undefined,
      licences: { of: () => undefined, inScripts: () => [] },
      world: readWorld,
    },
    schedule: planSchedule(grown.config, grown.content, { now: new Date("2026-11-25") }),
    only: [site.key],
  });
  return { ...made, home: `/${site.key}/${galleryKey(project.config, site)}/` };
}

/** The HTML of a page without the colours of its code. */
function htmlOf(root: string, { plan, home }: ReturnType<typeof planned>, type: string): string {
  return renderCopy(root, pageOf(plan, `${home}${type}/`).copy, { labels: LABELS })
    .html.replaceAll(/<\/?span[^>]*>/g, "")
    .replaceAll("&#x27;", "'");
}

const shown = ({ plan, home }: ReturnType<typeof planned>, type: string) =>
  pageOf(plan, `${home}${type}/`).copy.sections.filter((section) => section.type === type);

describe("the gallery of the shipped project", () => {
  const root = mkdtempSync(join(tmpdir(), "sitegen-"));
  cpSync(join(SHIPPED, "countries"), join(root, "countries"), { recursive: true });
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  const gallery = planned(root, { country: "india", files: shipped });

  it("has no problems, not even warnings", () => expect(printed(withoutGaps(gallery.problems))).toBe(""));

  it.each(GALLERY_TYPES)("shows %s as its example says", (type) => {
    expect(shown(gallery, type).length).toBeGreaterThan(0);
    const html = htmlOf(root, gallery, type);
    expect(html).toContain(`- type: ${type}`);
    expect(html).toContain("Options of every section");
  });

  it("keeps its pages out of search results", () =>
    expect(pageOf(gallery.plan, `${gallery.home}cards/`).head.noindex).toBe(true));

  it("its pages say so in their crumbs and lead back", () => {
    const { content } = pageOf(gallery.plan, `${gallery.home}cards/`);
    expect(content.crumbs.map(({ label }) => label)).toEqual(["Home", "Gallery", "Cards"]);
    expect(htmlOf(root, gallery, "cards")).toContain(`<a href="${gallery.home}">All kinds of sections</a>`);
    const index = renderCopy(root, pageOf(gallery.plan, gallery.home).copy, { labels: LABELS }).html;
    for (const type of GALLERY_TYPES) expect(index).toContain(`href="${gallery.home}${type}/"`);
  });

  it("shows the YAML as it stands in the example", () => {
    const [firstLine = ""] = readFileSync(join(EXAMPLES, "claims.yaml"), "utf8").split("\n");
    expect(htmlOf(root, gallery, "claims")).toContain(firstLine);
  });
});

describe("the gallery of a project with other names", () => {
  const withCollege = (project: TestProject) =>
    project.append(NETWORK_FILE, "institutions:\n  near:\n    - { name: College, city: Poseidonis, country: AT }\n");

  it("the examples name what the project has", () => {
    const project = withCollege(makeProject());
    const gallery = planned(project.root);
    expect(printed(withoutGaps(gallery.problems))).toBe("");
    expect(htmlOf(project.root, gallery, "institutions")).toContain("list: near");
    const groups = htmlOf(project.root, gallery, "cards").match(/group: \w+/g);
    expect(groups).toEqual(["group: services", "group: services"]);
    expect(shown(gallery, "institutions")).toHaveLength(1);
  });

  it("the examples ask for facts that the places have", () => {
    const project = makeProject()
      .replace(COUNTRY_FILE, "  services:\n", "  abroad:\n    add: [{ slug: in-de, flag: DE }]\n  services:\n")
      .replace(NETWORK_FILE, "  news:\n", "  abroad:\n    label: Abroad\n  news:\n")
      .write("countries/content/shared/abroad/index.md", copyOf("Abroad"))
      .write("countries/content/shared/abroad/in-de.md", copyOf("Germany"))
      .write(
        "countries/facts.yaml",
        `de.rent.month:
  label: Rent
  value: 500
  currency: EUR
  per: month
  source: https://example.org/rent
  publisher: Example
  checked: 2026-01-02
  expires: 2099-01-01
`,
      );
    const gallery = planned(project.root);
    expect(printed(withoutGaps(gallery.problems))).toBe("");
    expect(shown(gallery, "comparison")[0]).toMatchObject({ topics: [{ label: "Rent" }], places: [{ key: "de" }] });
    expect(shown(gallery, "budget")[0]).toMatchObject({ lines: [{ name: "rent.month" }, { label: "Travel" }] });
  });

  it("says what is missing where there is nothing to show", () => {
    const project = makeProject();
    const gallery = planned(project.root);
    expect(printed(withoutGaps(gallery.problems))).toBe("");
    const lacking = ["comparison", "map", "posts", "institutions"];
    for (const type of lacking) expect(shown(gallery, type)).toEqual([]);
    expect(lacking.map((type) => htmlOf(project.root, gallery, type).split("\n")[0])).toEqual([
      "<p>Atlantis has no group with pages that have a <code>flag</code> and facts in countries/facts.yaml, so there is nothing to show.</p>",
      "<p>Atlantis has no group with three pages or more that have a <code>flag</code>, so there is nothing to show.</p>",
      "<p>Atlantis has no collection of posts, so there is nothing to show.</p>",
      "<p>Atlantis has no list under <code>institutions</code> in network.yaml, so there is nothing to show.</p>",
    ]);
  });

  it("stands beside a page of the same name", () => {
    const project = makeProject()
      .append(COUNTRY_FILE, "pages:\n  gallery: {}\n")
      .write("countries/content/atlantis/gallery.md", copyOf("Gallery"));
    const gallery = planned(project.root);
    expect(gallery.home).toBe("/atlantis/section-gallery/");
    expect(pageOf(gallery.plan, "/atlantis/gallery/").content.heading).toBe("Gallery");
  });
});
