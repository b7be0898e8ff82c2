import { listRoutes, type Route } from "../config/routes/routes.ts";
import type { Config } from "../config/loadConfig.ts";
import type { Problem } from "../report/problem.ts";
import type { Content, PageCopy } from "./pageCopy.ts";

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
