import type { Edit, Problem } from "../../core/problems/problem.ts";
import { suggest } from "../../core/problems/suggest.ts";
import { listRoutes } from "../routes/routes.ts";
import type { Rule, Config, SiteConfig } from "../../model/config.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { guardsOf } from "./guards.ts";
import { referencesAt, unknownNames, type Reference } from "./unknownNames.ts";
import { copyOfPage, findReusableCopy } from "../files/findCopies.ts";
import { droppedGroups, isRequiredKey } from "../routes/siteLinks.ts";
import { forEachCountry } from "./forms/forEachForm.ts";

export const layoutsExist: Rule = (config) => {
  const chosen = config.sites.flatMap((site) => {
    const { layout: common, notFoundLayout } = site.config;
    const ofRoutes = listRoutes(config, site).map(({ layout, from }) => ({ layout, path: [...from, "layout"] }));
    const others = [{ layout: notFoundLayout, path: ["notFoundLayout"] }, ...ofRoutes];
    const all = [{ layout: common, path: ["layout"] }, ...others.filter(({ layout }) => layout !== common)];
    return all.map(({ layout, path }): Reference => [layout, () => site.locate(path)]);
  });
  return unknownNames(Object.keys(config.network.layouts), chosen, {
    code: "unknown-layout",
    message: (name) => `There is no layout \`${name}\``,
  });
};

export const modalsExist: Rule = ({ network, locateNetwork, sites }) => {
  const ofLayouts = ["enquiryModal", "popups.scroll.modal", "popups.exitIntent.modal"].map((key) => `layouts.*.${key}`);
  const named = [
    ...referencesAt(network, locateNetwork, ofLayouts),
    ...sites.flatMap(({ config, locate }) => referencesAt(config.forms, locate, ["forms.*.modal"])),
  ];
  return unknownNames(Object.keys(network.modals), named, {
    code: "unknown-modal",
    message: (name) => `There is no modal \`${name}\``,
  });
};

export const groupsExist: Rule = ({ network, countries }) => {
  const named = countries.flatMap(({ config, locate }) =>
    Object.keys(config.groups).map((name): Reference => [name, () => locate(["groups", name], true)]),
  );
  return unknownNames(Object.keys(network.groups), named, {
    code: "unknown-group",
    message: (name) => `There is no group \`${name}\``,
  });
};

/** Pages that a country omits, renames or refers to exist. */
export const sharedPagesExist = forEachCountry(({ config, locate }, { network }) =>
  Object.entries(config.groups).map(([group, own]) => {
    const words = { code: "unknown-page" as const, message: (name: string) => `There is no page \`${name}\`` };
    const shared = (network.groups[group]?.pages ?? []).map(({ slug }) => slug);
    const all = [...shared, ...own.add.map(({ slug }) => slug)];
    const locateIn: typeof locate = (path, key) => locate(["groups", group, ...path], key);
    const renamed = Object.keys(own.slugs).map((name): Reference => [name, () => locateIn(["slugs", name], true)]);
    return [
      unknownNames(shared, [...referencesAt(own, locateIn, ["omit.*"]), ...renamed], words),
      unknownNames(all, referencesAt(own, locateIn, ["add.*.after"]), words),
    ];
  }),
);

/**
 * Countries have all required groups and those that inherited menus and footers list. One problem per group; none for a
 * group whose name is misspelt, which `groupsExist` reports.
 */
export const groupsAreKept = forEachCountry((site, config) => {
  const unknown = Object.keys(site.config.groups).filter((name) => !Object.hasOwn(config.network.groups, name));
  return droppedGroups(config, site)
    .filter((group) => !isRequiredKey(config, group) && suggest(group, unknown) === undefined)
    .map((group) => droppedGroup(config, site, group));
});

function droppedGroup(config: Config, site: SiteConfig, group: string): Problem {
  const lines = `${group}: ${(config.network.groups[group]?.pages.length ?? 0) > 0 ? "{ shared: true }" : "{}"}`;
  const required = guardsOf(config, "required", "page").filter(({ target }) => target.startsWith(`${group}/`));
  const [first] = required;
  const pages = required.map(({ target }) => target);
  const other = config.countries.find((country) => Object.hasOwn(country.config.groups, group));
  const as = other?.locate(["groups", group], true);
  const copies = pages
    .filter((page) => !existsSync(join(config.root, copyOfPage(site.key, page))))
    .map((page) => {
      const [from, to] = [findReusableCopy(config, site.key, page), copyOfPage(site.key, page)];
      return from === undefined ? `write ${to}` : `copy ${from} to ${to}`;
    });
  const edit = addGroup(site, lines);
  return {
    code: first ? "required-page" : "unknown-group",
    message: `${site.config.name} has no group \`${group}\``,
    why: first
      ? `These pages of the group are required: ${pages.join(", ")}. ${first.why()}`
      : "The inherited menu or footer links to the group.",
    hint: [`Write \`${lines}\` below \`groups\` of ${site.file}${as ? `, as in ${as.file}:${as.line}` : ""}`, ...copies]
      .join("; ")
      .concat("."),
    fix: edit && copies.length === 0 ? { edits: [edit] } : undefined,
    place: site.locate(["groups"], true),
  };
}

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
