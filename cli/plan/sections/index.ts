import type { SectionType } from "../../../runtime/site/sections.ts";
import type { Route } from "../../model/route.ts";
import type { SectionConfig } from "../../config/schema/sections/index.ts";
import { plannedTarget, SECTION_IDS, type CopyPlan, type PlannedSection } from "../../content/copy/copyPlan.ts";
import type { PageCopy } from "../../model/content.ts";
import { showFact } from "../facts/showFact.ts";
import { planTextLinks } from "../pages/links.ts";
import type { PictureFinder } from "../pictures/pictures.ts";
import type { PlannedPages } from "../../model/plan.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { planBudget } from "./budget.ts";
import type { Planner, Planners, SectionContext } from "./context.ts";
import { planDisclosure } from "../disclosure/index.ts";
import { planOwner } from "../sites/owner.ts";
import { planCalendar } from "./calendar.ts";
import { listSections } from "./lists.ts";
import { planMap } from "./map.ts";
import { planChecklist, planGlossary, termId } from "./settingsLists.ts";
import { placeSections } from "./sectionsInText.ts";
import { planComparison } from "./places.ts";
import { plainSections } from "./plain.ts";

const PLANNERS: Planners = {
  ...plainSections,
  ...listSections,
  budget: planBudget,
  calendar: planCalendar,
  checklist: planChecklist,
  comparison: planComparison,
  disclosure: planDisclosure,
  glossary: planGlossary,
  map: planMap,
  owner: planOwner,
};

/** What is known of a page before its sections. */
interface Found {
  links: CopyPlan["links"];
  pictures: PictureFinder;
  /** Gets the sections' files and problems. */
  planned: PlannedPages;
}

interface PlannedSections extends Pick<CopyPlan, "sections" | "links"> {
  /** Ids of facts that sections show, beside those that the copy cites. */
  cites: string[];
}

/** Plans the sections of a page, and leaves out those with nothing to show in this country. */
export function planSections(
  site: SiteContext,
  route: Route,
  copy: PageCopy,
  { links, pictures, planned }: Found,
): PlannedSections {
  const configured = copy.data.sections ?? defaultSections(site, route);
  const ids = new Set(siteIds(site));
  const result: PlannedSections = { sections: [], links: {}, cites: [] };
  const placed = placeSections(withCopy(route, configured), copy, (problem) => planned.problems.push(problem));
  for (const [index, { section, part }] of placed.entries()) {
    // A copy section that `withCopy` added has no source location.
    const at = ["sections", ...(configured.includes(section) ? [configured.indexOf(section)] : [])];
    const context: SectionContext = {
      site,
      route,
      copy,
      first: index === 0,
      part,
      href: (to) => plannedTarget(links, to),
      picture: (ref, path) => pictures.referenced(ref, () => copy.locate([...at, ...path, "file"])),
      settingsText(markdown) {
        Object.assign(result.links, planTextLinks(site, markdown));
        return { markdown };
      },
      fact(id) {
        const shown = showFact(site.reader, id);
        result.cites.push(...(shown?.ids ?? []));
        return shown;
      },
      addFile: (file, text) => planned.assets.push([file, text]),
      report: (path, problem) => void planned.problems.push({ ...problem, place: copy.locate([...at, ...path]) }),
    };
    const { type, heading, summary, ground } = section;
    const id = section.id ?? `${type === "own" ? section.kind : type}-${index + 1}`;
    if (ids.has(id))
      context.report(section.id === undefined ? [] : ["id"], {
        code: "duplicate-value",
        message: `The id \`${id}\` is used twice`,
        hint: "Give the section another id.",
      });
    ids.add(id);
    const plan = PLANNERS[type] as Planner<SectionType>;
    const own = plan({ ...section, id }, context);
    if (own) result.sections.push({ ...own, type, id, ground, heading, summary } as PlannedSection);
  }
  return result;
}

/** Element ids that all pages of a site may use outside of their copy. */
export const siteIds = ({ config, site }: SiteContext): string[] => [
  ...SECTION_IDS,
  ...Object.keys(config.network.modals),
  ...Object.keys(site.config.terms).map(termId),
];

/** Adds the copy as a section where the template consists of sections only. */
function withCopy({ template }: Route, sections: SectionConfig[]): SectionConfig[] {
  if ((template !== "page" && template !== "home") || sections.some(({ type }) => type === "copy")) return sections;
  const first = sections[0]?.type === "banners" ? 1 : 0;
  return [...sections.slice(0, first), { type: "copy", ground: "paper" }, ...sections.slice(first)];
}

/** Default sections of a home: all of the country's groups and posts. */
function defaultSections({ config: { network }, site }: SiteContext, { role }: Route): SectionConfig[] {
  if (role !== "home") return [];
  const groups = Object.keys(site.config.groups).filter((key) => network.groups[key]?.index);
  const grounds = ["paper", "tint"] as const;
  return [
    { type: "claims", ground: "deep" },
    ...groups.map((group, index): SectionConfig => {
      const ground = grounds[index % 2] ?? "paper";
      return network.groups[group]?.collection
        ? { type: "posts", group, limit: 6, ground }
        : { type: "cards", group, slider: false, ground };
    }),
    { type: "copy", ground: "paper" },
  ];
}
