import type { SiteConfig } from "../../config/loadConfig.ts";
import { valueAt } from "../../config/schema/check/valueAt.ts";
import { parseYaml } from "../../config/yaml/parseYaml.ts";
import type { OpenProject } from "./openScaffold.ts";

/** A value that is added to a country's file, and where. */
interface PageLine {
  keys: string[];
  value: unknown;
}

/** Where a single page is listed. A country that lists none has a home all the same, which it has to name together with others. */
export function singleLine(
  { networkFile, texts }: OpenProject,
  site: SiteConfig,
  slug: string,
  page: object,
): PageLine {
  const own = parseYaml({ file: site.file, text: texts.get(site.file) ?? "" }).value?.value;
  const listsPages = valueAt(own, ["pages"]) ?? valueAt(networkFile.value, ["defaults", "pages"]);
  return listsPages === undefined
    ? { keys: ["pages"], value: { home: { slug: "", template: "home" }, [slug]: page } }
    : { keys: ["pages", slug], value: page };
}

/** Where a group's page is listed. A list in the country's file replaces that of the network's defaults, whose pages it then has to name. */
export function groupLine(
  { networkFile, texts }: OpenProject,
  site: SiteConfig,
  { group, slug, template }: { group: string; slug: string; template: string | undefined },
) {
  const page = template === undefined ? slug : { slug, template };
  const keys = ["groups", group, "add"];
  const own = parseYaml({ file: site.file, text: texts.get(site.file) ?? "" }).value?.value;
  if (Array.isArray(valueAt(own, keys))) return { keys, value: page };
  const inherited = valueAt(networkFile.value, ["defaults", ...keys]);
  return { keys, value: [...(Array.isArray(inherited) ? (inherited as unknown[]) : []), page] };
}
