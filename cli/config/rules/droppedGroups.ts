import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Edit, Problem } from "../../report/problem.ts";
import { suggest } from "../../report/suggest.ts";
import { becauseOf } from "../checkGuards.ts";
import { copyOfPage, findCopyToTake } from "../copyToTake.ts";
import type { Config, SiteConfig, Rule } from "../config.ts";
import { droppedGroups, type DroppedGroup } from "../routes/droppedGroups.ts";

/**
 * Countries have all required groups and those that inherited menus and footers list. One problem per group; none for a
 * group whose name is misspelt, which `groupsExist` reports.
 */
export const groupsAreKept: Rule = (config) =>
  config.countries.flatMap((site) => {
    const unknown = Object.keys(site.config.groups).filter((name) => !Object.hasOwn(config.network.groups, name));
    return droppedGroups(config, site)
      .filter(({ group, isRequiredKey }) => !isRequiredKey && suggest(group, unknown) === undefined)
      .map((dropped) => droppedGroup(config, site, dropped));
  });

function droppedGroup(config: Config, site: SiteConfig, { group, required }: DroppedGroup): Problem {
  const { network, locateNetwork } = config;
  const lines = `${group}: ${(network.groups[group]?.pages.length ?? 0) > 0 ? "{ shared: true }" : "{}"}`;
  const pages = required.flatMap((index) => network.required[index]?.page ?? []);
  const [first] = required;
  const other = config.countries.find((country) => Object.hasOwn(country.config.groups, group));
  const as = other?.locate(["groups", group], true);
  const copies = pages
    .filter((page) => !existsSync(join(config.root, copyOfPage(site.key, page))))
    .map((page) => {
      const file = findCopyToTake(config, site.key, page);
      return file === undefined
        ? `write ${copyOfPage(site.key, page)}`
        : `copy ${file} to ${copyOfPage(site.key, page)}`;
    });
  return {
    code: first === undefined ? "unknown-group" : "required-page",
    severity: "error",
    message: `${site.config.name} has no group \`${group}\``,
    why:
      first === undefined
        ? "The inherited menu or footer links to the group."
        : `These pages of the group are required: ${pages.join(", ")}. ${becauseOf(locateNetwork(["required", first, "page"]), "required", network.required[first]?.why)}`,
    hint: [`Write \`${lines}\` below \`groups\` of ${site.file}${as ? `, as in ${as.file}:${as.line}` : ""}`, ...copies]
      .join("; ")
      .concat("."),
    ...(copies.length === 0 && withFix(addGroup(site, lines))),
    place: site.locate(["groups"], true),
  };
}

const withFix = (edit: Edit | undefined) => edit && { fix: { edits: [edit] } };

/** The edit that adds a group to the country's `groups`, or both to its file. Undefined for groups in braces. */
function addGroup(site: SiteConfig, lines: string): Edit | undefined {
  const { file, line, column, length, text } = site.locate(["groups"], true);
  if (file !== site.file || text === undefined) return undefined;
  const written = text.split("\n");
  const key = written[line - 1] ?? "";
  if (key.slice(column - 1, column - 1 + length) !== "groups")
    return { file, line: written.length, column: 1, length: 0, write: `groups:\n  ${lines}\n` };
  return /^groups:\s*(?:#|$)/.test(key)
    ? { file, line: line + 1, column: 1, length: 0, write: `  ${lines}\n` }
    : undefined;
}
