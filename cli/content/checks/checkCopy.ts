import { listRoutes } from "../../config/routes/routes.ts";
import type { Route } from "../../model/route.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { type Found, type Problem, startOf } from "../../core/problems/problem.ts";
import type { Content, PageCopy } from "../../model/content.ts";
import { toSlug } from "../../config/routes/paths.ts";
import { isSlug } from "../../config/routes/slugs.ts";
import { listOverrides } from "../copy/combineCopy.ts";
import { listTranslations } from "../copy/listTranslations.ts";
import { citationMistake } from "../../config/facts/checkFacts.ts";

/** Warns about pages with the same description. Counterparts in other countries may share it, as they are one page. */
export function checkDescriptions(config: Config, content: Content): Problem[] {
  const first = new Map<string, Route>();
  const problems: Problem[] = [];
  for (const site of config.sites) {
    const copies = content.get(site.key);
    for (const route of listRoutes(config, site)) {
      const copy = copies?.get(route.content);
      // Placeholders have their own warning.
      if (!copy || route.noindex || copy.parts.some(({ file }) => file.isUnwritten)) continue;
      const { description, metadata } = copy.data;
      const text = metadata.metadesc ?? description;
      const other = first.get(text);
      if (!other) first.set(text, route);
      else if (other.path !== route.path && (other.pair !== route.pair || other.site === route.site))
        problems.push(duplicate(copy, route, other));
    }
  }
  return problems;
}

const duplicate = ({ data, locate }: PageCopy, route: Route, other: Route): Problem => ({
  code: "duplicate-description",
  severity: "warning",
  message: `${route.path} has the same description as ${other.path}`,
  why: "Readers who see both in search results can't tell which page answers their question.",
  hint: "Describe what only this page contains. Counterparts in several countries may share a description: give them the same `pair`.",
  place: locate(data.metadata.metadesc === undefined ? ["description"] : ["metadata", "metadesc"]),
});

/** Checks that a post's file name is a slug and that it has a date. */
export function checkPost(route: Route, { data, parts }: PageCopy): Found {
  const [file] = [...parts.filter(({ shared }) => !shared), ...parts].map((part) => part.file);
  const slug = route.content.split("/").at(-1) ?? "";
  if (!file) return undefined;
  return [
    !isSlug(slug) && {
      code: "invalid-slug",
      message: `The file name \`${slug}\` is not a valid slug`,
      why: "It becomes part of the URL and the name of a folder.",
      hint: `Rename the file to ${toSlug(slug) || "post"}.md.`,
      place: startOf(file.file),
    },
    data.date === undefined && {
      code: "missing-key",
      message: "The post has no date",
      why: "Posts are sorted by date.",
      hint: "Add the day of publication, for example `date: 2026-09-14`.",
      place: file.locateKey(["title"]),
    },
  ];
}

/** Warns about a country's own copy whose `sourceHash` is not that of the current shared copy. */
export function checkOverrides(config: Config, content: Content): Problem[] {
  return listOverrides(config, content)
    .filter(({ state }) => state === "stale")
    .map(({ copy, shared, hash }) => ({
      code: "stale-override",
      severity: "warning",
      message: `The shared copy has changed since ${copy.source} replaced it`,
      why: "The country's copy may lack what was added.",
      hint: `Compare it with ${shared}. Then write \`sourceHash: "${hash}"\` into the front matter, or run \`sitegen matrix --mark\`.`,
      place: copy.locate(["sourceHash"]),
    }));
}

/** Warns about translations whose source has changed since, and those without `sourceHash`. */
export function checkTranslations(config: Config, content: Content): Problem[] {
  return listTranslations(config, content).flatMap(({ state, copy, hash, site }): Problem | [] => {
    if (!copy || (state !== "stale" && state !== "unmarked")) return [];
    const isStale = state === "stale";
    return {
      code: "stale-translation",
      severity: "warning",
      message: isStale
        ? `The page has changed since it was translated into \`${site.language}\``
        : `The translation into \`${site.language}\` does not name the version of its source`,
      why: isStale
        ? "Visitors would read outdated information."
        : "If the page in the first language changes, nobody will notice.",
      hint: `Check the translation. Then write \`sourceHash: "${hash}"\` into its front matter, or run \`sitegen status --mark\`.`,
      place: copy.locate(isStale ? ["sourceHash"] : ["title"]),
    };
  });
}

/** Warns if front matter replaces a template that settings set explicitly. Default templates may be replaced. */
export function overriddenTemplate({ network }: Config, site: SiteConfig, route: Route, copy: PageCopy): Found {
  const { template, role, group = "", from } = route;
  const { data, locate } = copy;
  if (data.template === undefined || data.template === template) return undefined;
  const kind = network.groups[group];
  const defaultTemplate = role === "page" ? (kind?.collection ? "post" : kind?.template) : "article";
  if (role === "index" || template === defaultTemplate) return undefined;
  const { file, line } = site.locate([...from, "template"]);
  return {
    code: "overridden-template",
    severity: "warning",
    message: `The front matter has \`template: ${data.template}\`, but ${file}:${line} has \`${template}\``,
    why: "The front matter has priority. A change in the other file has no effect.",
    hint: "Remove one of them.",
    place: locate(["template"]),
  };
}

/** Reports invalid citations of a site. @param reported Problems of files that several sites share; updated. */
export function checkCopyCitations(config: Config, site: SiteConfig, { parts }: PageCopy, reported: Set<string>) {
  return parts.flatMap(({ file }) =>
    [...new Set([...file.frontMatter.cites, ...file.body.cites])].flatMap((id) => {
      const mistake = citationMistake(config, id, site);
      if (!mistake || reported.size === reported.add(`${file.file} ${mistake.message}`).size) return [];
      return { ...mistake, place: file.locateText(`{{fact:${id}`) };
    }),
  );
}
