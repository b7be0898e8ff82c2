import { firstProblems, type Problem, type ProblemCode, type Edit } from "../../core/problems/problem.ts";
import { didYouMean, suggest } from "../../core/problems/suggest.ts";
import { listRoutes } from "../routes/routes.ts";
import type { Rule, Config, SiteConfig } from "../../model/config.ts";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { becauseOf } from "./guards.ts";
import { copyOfPage, findReusableCopy } from "../files/findCopies.ts";
import { droppedGroups, type DroppedGroup } from "../routes/siteLinks.ts";

interface Reference {
  written: string;
  known: ReadonlySet<string>;
  place: () => Problem["place"];
}

/** Reports references to undefined names. */
const unknown = (code: ProblemCode, what: string, references: readonly Reference[]): Problem[] =>
  firstProblems(
    references.filter(({ written, known }) => !known.has(written)),
    ({ written, known, place }) => ({
      code,
      severity: "error",
      message: `There is no ${what} \`${written}\``,
      hint: didYouMean(written, known) || "None is defined. Define it, or remove this.",
      place: place(),
    }),
  );

export const layoutsExist: Rule = (config) => {
  const known = new Set(Object.keys(config.network.layouts));
  const chosen = config.sites.flatMap((site) => {
    const { layout: common, notFoundLayout = common } = site.config;
    const layouts: [string, PropertyKey[]][] = [
      [common, ["layout"]],
      ...(notFoundLayout === common ? [] : [[notFoundLayout, ["notFoundLayout"]] satisfies [string, PropertyKey[]]]),
      ...listRoutes(config, site)
        .filter(({ layout }) => layout !== common)
        .map(({ layout, from }): [string, PropertyKey[]] => [layout, [...from, "layout"]]),
    ];
    return layouts.map(([written, path]) => ({ written, known, place: () => site.locate(path) }));
  });
  return unknown("unknown-layout", "layout", chosen);
};

export const modalsExist: Rule = ({ network, locateNetwork, sites }) => {
  const known = new Set(Object.keys(network.modals));
  const reference = (written: string | undefined, place: Reference["place"]): Reference[] =>
    written === undefined ? [] : [{ written, known, place }];
  const ofLayouts = Object.entries(network.layouts).flatMap(([name, { enquiryModal, popups }]) => {
    const at = (...path: string[]) => locateNetwork(["layouts", name, ...path]);
    return [
      ...reference(enquiryModal, () => at("enquiryModal")),
      ...reference(popups.scroll?.modal, () => at("popups", "scroll", "modal")),
      ...reference(popups.exitIntent?.modal, () => at("popups", "exitIntent", "modal")),
    ];
  });
  const ofForms = sites.flatMap(({ config, locate }) =>
    Object.entries(config.forms.forms).flatMap(([name, form]) =>
      form === false ? [] : reference(form.modal, () => locate(["forms", name, "modal"])),
    ),
  );
  return unknown("unknown-modal", "modal", [...ofLayouts, ...ofForms]);
};

export const groupsExist: Rule = ({ network, countries }) => {
  const known = new Set(Object.keys(network.groups));
  const named = countries.flatMap((site) =>
    Object.keys(site.config.groups).map((written) => ({
      written,
      known,
      place: () => site.locate(["groups", written], true),
    })),
  );
  return unknown("unknown-group", "group", named);
};

/** Pages that a country omits, renames or refers to exist. */
export const sharedPagesExist: Rule = ({ network, countries }) => {
  const named = countries.flatMap((site) =>
    Object.entries(site.config.groups).flatMap(([group, own]) => {
      const shared = new Set((network.groups[group]?.pages ?? []).map(({ slug }) => slug));
      const all = new Set([...shared, ...own.add.map(({ slug }) => slug)]);
      const place =
        (path: PropertyKey[], key = false) =>
        () =>
          site.locate(["groups", group, ...path], key);
      return [
        ...own.omit.map((written, index) => ({ written, known: shared, place: place(["omit", index]) })),
        ...Object.keys(own.slugs).map((written) => ({
          written,
          known: shared,
          place: place(["slugs", written], true),
        })),
        ...own.add.flatMap(({ after }, index) =>
          after ? [{ written: after, known: all, place: place(["add", index, "after"]) }] : [],
        ),
      ];
    }),
  );
  return unknown("unknown-page", "page", named);
};

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
      const file = findReusableCopy(config, site.key, page);
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
