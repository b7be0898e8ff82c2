import type { Config, SiteConfig } from "../config/loadConfig.ts";
import type { Route } from "../config/routes/routes.ts";
import type { Problem } from "../report/problem.ts";
import type { WrittenCopy } from "./pageCopy.ts";

/** Warns if front matter replaces a template that settings set explicitly. Default templates may be replaced. */
export function overriddenTemplate(
  { network }: Pick<Config, "network">,
  site: SiteConfig,
  route: Route,
  { data, locate }: WrittenCopy,
): Problem[] {
  const { template, role, group = "", from } = route;
  if (data.template === undefined || data.template === template) return [];
  const kind = network.groups[group];
  const defaultTemplate = role === "page" ? (kind?.collection ? "post" : kind?.template) : "article";
  if (role === "index" || template === defaultTemplate) return [];
  const { file, line } = site.locate([...from, "template"]);
  return [
    {
      code: "overridden-template",
      severity: "warning",
      message: `The front matter has \`template: ${data.template}\`, but ${file}:${line} has \`${template}\``,
      why: "The front matter has priority. A change in the other file has no effect.",
      hint: "Remove one of them.",
      place: locate(["template"]),
    },
  ];
}
