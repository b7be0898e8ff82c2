import { DEFAULT_FORM } from "../../../runtime/site/forms.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { Route } from "../../model/route.ts";
import type { PageCopy } from "../../model/content.ts";
import type { Place } from "../../core/problems/problem.ts";
import type { KnownProject, SitePage } from "./findPages.ts";

export type ExplainedPage = ReturnType<typeof explainPage>;

interface Known extends KnownProject {
  page: SitePage["page"];
  site: SiteConfig;
  route: Route;
  copy: PageCopy;
}

type Locate = (path: readonly PropertyKey[]) => Place;

/** Lists the properties of a page, and where each comes from. */
export function explainPage(project: KnownProject, { site: { key }, page }: SitePage) {
  const site = project.config.sites.find((each) => each.key === key);
  const copy = project.content.get(key)?.get(page.route.content);
  if (!site || !copy) throw new Error(`${page.route.path} has no copy`);
  const known: Known = { ...project, page, site, route: page.route, copy };
  const facts = Object.entries(FACTS).flatMap(([name, find]) =>
    [find(known)].flat().map(({ value, from }) => ({ name, value, ...(from !== undefined && { from }) })),
  );
  return { site: key, path: page.route.path, content: page.route.content, facts };
}

interface Value {
  value: string;
  /** Its place in a file, or the reason. */
  from?: string | undefined;
}

/** In the order in which they are printed. A property with several values gives several facts. */
const FACTS: Record<string, (known: Known) => Value | Value[]> = {
  address: ({ page }) => ({ value: page.head.canonical }),
  "asked for by": ({ route, site }) => ({
    value: route.from.map(String).join("."),
    from: at(site.locate(route.from)),
  }),
  copy({ copy: { parts, source } }) {
    const files = [...new Set(parts.map(({ file }) => file.file))];
    return (files.length > 0 ? files : [source]).map((file) => ({ value: file, from: copyKind(file, parts) }));
  },
  "also in": ({ config, content, site, route }) =>
    config.sites
      .filter(({ key, country }) => country === site.country && key !== site.key)
      .flatMap(({ key, language }) => {
        const copy = content.get(key)?.get(route.content);
        return copy ? { value: language, from: copy.source } : [];
      }),
  template: (known) => ({ value: known.route.template, from: templateFrom(known) }),
  layout({ route, site, config }) {
    const from = writtenAt(pageLocate(config, site, route), "layout") ?? writtenAt(site.locate, "layout");
    return { value: route.layout, from: from ? at(from) : "the default" };
  },
  title({ page, copy }) {
    const key = copy.data.metadata.title === undefined ? ["title"] : ["metadata", "title"];
    return { value: page.head.title, from: at(copy.locate(key)) };
  },
  description({ page, copy }) {
    const key = copy.data.metadata.metadesc === undefined ? ["description"] : ["metadata", "metadesc"];
    return { value: page.head.description, from: at(copy.locate(key)) };
  },
  form(known) {
    const { form } = known.page.page;
    return form === undefined ? [] : { value: form, from: formFrom(known) };
  },
  sections({ copy }) {
    const types = (copy.data.sections ?? []).map(({ type }) => type);
    return types.length === 0 ? [] : { value: types.join(", "), from: at(copy.locate(["sections"])) };
  },
  pictures({ page }) {
    const count = Object.keys(page.copy.pictures).length + (page.content.picture ? 1 : 0);
    return count === 0 ? [] : { value: String(count) };
  },
  indexed(known) {
    const why = unlistedBecause(known);
    return { value: why === undefined ? "yes" : "no", from: why };
  },
  "redirected here": ({ plan, page }) =>
    plan.hosts
      .flatMap((host) => host.redirects)
      .filter(({ to }) => to === page.route.path || to === page.head.canonical)
      .map(({ from, status, source }) => ({ value: `${from} (${status})`, from: source?.() })),
  alternate: ({ page }) => page.alternates.map(({ hreflang, href }) => ({ value: hreflang, from: href })),
};

const at = ({ file, line, column }: Place): string => `${file}:${line}:${column}`;

/** The place of a setting. Undefined when it is not written: then `locate` gives the place of its parent. */
function writtenAt(locate: Locate, key: string): Place | undefined {
  const place = locate([key]);
  return at(place) === at(locate([])) ? undefined : place;
}

function copyKind(file: string, parts: PageCopy["parts"]): string {
  const part = parts.find((each) => each.file.file === file);
  if (!file.endsWith(".md")) return "in the country's file";
  if (part?.part === "none") return "shared, for the page's layout only";
  if (part?.shared) return parts.length > 1 ? "shared, around the country's own" : "shared";
  return parts.some(({ shared }) => shared) ? "own, inserted into the shared copy" : "own";
}

/** Locates keys of a page: in the country's file, or among the shared pages of network.yaml. */
function pageLocate({ network, locateNetwork }: KnownProject["config"], site: SiteConfig, route: Route): Locate {
  const [, group = "", last] = route.from;
  if (last !== "shared") return (path) => site.locate([...route.from, ...path]);
  const index = network.groups[String(group)]?.pages.findIndex(({ slug }) => route.content.endsWith(`/${slug}`)) ?? -1;
  return (path) => locateNetwork(["groups", group, "pages", index, ...path]);
}

function templateFrom({ config, site, route, copy }: Known): string {
  if (copy.data.template !== undefined) return at(copy.locate(["template"]));
  const isOfGroup = route.group !== undefined;
  const isPage = !isOfGroup || route.from.length > 2;
  const own = isPage ? writtenAt(pageLocate(config, site, route), "template") : undefined;
  if (own) return at(own);
  if (!isOfGroup) return "the default";
  if (config.network.groups[route.group ?? ""]?.collection) return "the group is a collection";
  const key = route.role === "index" ? "indexTemplate" : "template";
  const ofGroup = writtenAt((path) => config.locateNetwork(["groups", route.group ?? "", ...path]), key);
  return ofGroup ? `group \`${route.group}\`, ${at(ofGroup)}` : "the default of groups";
}

function formFrom({ config, site, route, copy, page }: Known): string {
  const section = copy.data.sections?.findIndex(({ type }) => type === "form") ?? -1;
  const inSection = copy.data.sections?.[section];
  if (inSection?.type === "form" && inSection.form !== undefined) return at(copy.locate(["sections", section, "form"]));
  if (copy.data.form !== undefined) return at(copy.locate(["form"]));
  if (route.form !== undefined) return at(pageLocate(config, site, route)(["form"]));
  if (page.page.form === DEFAULT_FORM && config.network.layouts[route.layout]?.form === undefined) return "the default";
  return `layout \`${route.layout}\`, ${at(config.locateNetwork(["layouts", route.layout, "form"]))}`;
}

function unlistedBecause({ config, site, route, page }: Known): string | undefined {
  if (route.untranslated) return "it is not translated, so the country's first language is shown";
  const group = config.network.groups[route.group ?? ""];
  if (route.noindex && page.content.list && !group?.noindex)
    return `its category has fewer posts than \`minPosts\` of the group, ${group?.collection?.minPosts}`;
  if (route.noindex) {
    const own = writtenAt(pageLocate(config, site, route), "noindex");
    const ofGroup = route.group === undefined ? undefined : config.locateNetwork(["groups", route.group, "noindex"]);
    const place = own ?? ofGroup;
    return place ? `noindex, ${at(place)}` : "noindex";
  }
  return site.config.contacts.placeholder
    ? `the contacts are placeholders, ${at(site.locate(["contacts", "placeholder"]))}`
    : undefined;
}
