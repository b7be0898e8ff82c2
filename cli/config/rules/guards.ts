import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Found, type Place, type Problem, problemsIn, startOf } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { copyOfPage, findReusableCopy } from "../files/findCopies.ts";
import type { Config, SiteConfig, Rule } from "../../model/config.ts";
import { droppedGroups } from "../routes/siteLinks.ts";
import { listRoutes } from "../routes/routes.ts";
import { stringify } from "yaml";
import { countryKey, isCommon, isCountryFile } from "../files/countryFiles.ts";
import { isMap, parseKey, writeKey, type YamlFile, valueAt } from "../yaml/yamlFile.ts";
import { describeKey } from "../schema/check/describeKey.ts";
import { SHIPPED_SCHEMAS } from "../schema/projectSchemas.ts";
import { isIn, placeInLayer } from "../yaml/layers.ts";
import { locate } from "../yaml/locate.ts";
import { type Reference, unknownNames } from "./unknownNames.ts";

type GuardList = "locked" | "required";
type Guarding = Pick<Config, "network" | "locateNetwork">;

/** A locked or required key or page, with its reason and its location in network.yaml. */
interface Guarded {
  /** The key as written, or the page's content key. */
  target: string;
  /** Where network.yaml has it, and its reason. */
  why(): string;
  place(): Place;
}

/** The guards of a list that are about a key, or about a page. */
export const guardsOf = ({ network, locateNetwork }: Guarding, list: GuardList, about: "key" | "page"): Guarded[] =>
  network[list].flatMap(({ why, ...guard }, index) => {
    const target = guard[about];
    if (target === undefined) return [];
    const place = () => locateNetwork([list, index, about]);
    const because = (at: Place) => `${at.file}:${at.line} ${list === "locked" ? "locks" : "requires"} it`;
    return { target, place, why: () => because(place()) + (why === undefined ? "." : `: ${why}`) };
  });

/**
 * Reports `locked` keys that a country sets, and `required` keys that it doesn't set.
 * @param files Files of countries and of their further languages.
 */
export function checkGuards(config: Guarding, networkFile: YamlFile, files: readonly YamlFile[]): Problem[] {
  const owned = files.filter(({ file }) => !isCommon(countryKey(file)));
  const firsts = owned.filter(({ file }) => isCountryFile(file));
  const locked = guardsOf(config, "locked", "key");
  const required = guardsOf(config, "required", "key");
  return problemsIn([
    [...locked, ...required].map((guard) => unknownKey(networkFile, guard)),
    locked.map((guard) => owned.map((yaml) => lockedKey(networkFile, yaml, guard))),
    required.map((guard) => firsts.map((yaml) => requiredKey(yaml, firsts, guard))),
  ]);
}

function unknownKey(network: YamlFile, { target, place }: Guarded): Found {
  const path = parseKey(target);
  const words = describeKey(SHIPPED_SCHEMAS.country, path, valueAt(network.value, ["defaults"]));
  if (!("known" in words) || words.known.length === 0) return undefined;
  const unknown = writeKey(path.slice(0, words.at + 1));
  return {
    code: "unknown-key",
    message: `Country files have no key \`${unknown}\``,
    hint: didYouMean(path[words.at] ?? "", words.known),
    place: place(),
  };
}

function lockedKey(network: YamlFile, yaml: YamlFile, { target, why }: Guarded): Found {
  const path = parseKey(target);
  const written = overriddenPart(yaml.value, path);
  if (!written) return undefined;
  const shared = valueAt(network.value, ["defaults", ...path]);
  return {
    code: "locked-key",
    message: `\`${writeKey(path)}\` is locked: it is the same in all countries`,
    why: why(),
    hint:
      shared === undefined || typeof shared === "object"
        ? "Remove it here."
        : `Remove it here: its value is \`${String(shared)}\` in ${network.file}.`,
    place: locate(yaml, written, true),
  };
}

/** The part of a path that a file sets: the key itself, or a parent that is no map. */
function overriddenPart(value: unknown, path: string[]): string[] | undefined {
  for (let steps = 1; steps <= path.length; steps++) {
    const part = path.slice(0, steps);
    const written = valueAt(value, part);
    if (written === undefined) return undefined;
    if (steps === path.length || !isMap(written)) return part;
  }
  return undefined;
}

function requiredKey(yaml: YamlFile, all: readonly YamlFile[], { target, why }: Guarded): Found {
  const path = parseKey(target);
  const layer = { yaml, path: [] };
  if (isIn(layer, path)) return undefined;
  const words = describeKey(SHIPPED_SCHEMAS.country, path, yaml.value);
  const what = "names" in words && words.description !== undefined ? ` ${words.description}` : "";
  const example = all.find((other) => isIn({ yaml: other, path: [] }, path));
  const as = example ? `, as in ${example.file}:${locate(example, path, true).line}` : "";
  const nested = path.reduceRight<unknown>((inside, step) => ({ [step]: inside }), "…");
  const lines = stringify(nested, { collectionStyle: "flow" }).trim();
  return {
    code: "required-key",
    message: `${countryKey(yaml.file)} does not set \`${writeKey(path)}\``,
    why: why(),
    hint: `Write \`${lines.replace(/^\{ (.*) \}$/, "$1")}\` into ${yaml.file}${as}.${what}`,
    place: placeInLayer(layer, path),
  };
}

/** Locked pages have shared copy and path in every country; required pages exist in every country with its own copy. */
export const pagesAreGuarded: Rule = (config) => {
  const locked = guardsOf(config, "locked", "page");
  const required = guardsOf(config, "required", "page");
  if (locked.length + required.length === 0) return [];
  const known = config.countries.flatMap((site) => listRoutes(config, site).map(({ content }) => content));
  const named = [...locked, ...required].map(({ target, place }): Reference => [target, place]);
  return [
    unknownNames(known, named, { code: "unknown-page", message: (page) => `No country has a page \`${page}\`` }),
    locked.map((guard) => config.countries.map((site) => ownParts(config, site, guard))),
    required.map((guard) => config.countries.map((site) => missingCopy(config, site, guard))),
  ];
};

/** Reports a country's own copy or path of a locked page, or its omission. */
function ownParts({ root }: Config, site: SiteConfig, { target: page, why }: Guarded): Found {
  const [group = "", ...rest] = page.split("/");
  const slug = rest.join("/");
  const { omit = [], slugs = {} } = site.config.groups[group] ?? {};
  const copy = Object.keys(site.config.pages).find((name) => isOwnCopy(site, name, page));
  const file = copyOfPage(site.key, page);
  const places: [what: string, place: Place | false | undefined][] = [
    ["copy of its own", existsSync(join(root, file)) && startOf(file)],
    ["copy of its own", copy === undefined ? copy : site.locate(["pages", copy, "copy"], true)],
    ["no such page", omit.includes(slug) && site.locate(["groups", group, "omit", omit.indexOf(slug)])],
    ["another path", Object.hasOwn(slugs, slug) && site.locate(["groups", group, "slugs", slug], true)],
  ];
  return places.map(
    ([what, place]) =>
      place && {
        code: "locked-page",
        message: `The page \`${page}\` is the same in all countries, but ${site.key} has ${what}`,
        why: why(),
        hint: "Remove this.",
        place,
      },
  );
}

function isOwnCopy(site: SiteConfig, name: string, page: string): boolean {
  const { content = name, copy } = site.config.pages[name] ?? {};
  return copy !== undefined && content === page && site.locate(["pages", name, "copy"]).file === site.file;
}

function missingCopy(config: Config, site: SiteConfig, { target: page, why }: Guarded): Found {
  const [group = ""] = page.split("/");
  if (droppedGroups(config, site).includes(group)) return undefined;
  const route = listRoutes(config, site).find(({ content }) => content === page);
  const file = copyOfPage(site.key, page);
  const hasCopy =
    existsSync(join(config.root, file)) || Object.keys(site.config.pages).some((name) => isOwnCopy(site, name, page));
  if (route && hasCopy) return undefined;
  // `missing-content` reports a page without any copy.
  if (route && !existsSync(join(config.root, copyOfPage("shared", route.content)))) return undefined;
  const other = findReusableCopy(config, site.key, page);
  const write =
    other === undefined ? `write ${file}` : `copy ${other} to ${file}, and make it ${site.config.name}'s own`;
  return {
    code: "required-page",
    message: route
      ? `The page \`${page}\` of ${site.key} has no copy of its own`
      : `${site.key} has no page \`${page}\``,
    why: why(),
    hint: route
      ? `${write.replace(/^./, (letter) => letter.toUpperCase())}. Or write there, with \`extends: true\`, only the copy to insert into the shared page.`
      : `Add the page to ${site.file}, and ${write}.`,
    fix: route && other !== undefined ? { copy: other, to: file } : undefined,
    place: route ? site.locate(route.from) : startOf(site.file),
  };
}
