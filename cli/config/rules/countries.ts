import { type Found, type Problem, startOf } from "../../core/problems/problem.ts";
import type { Rule, LoadedSite } from "../../model/config.ts";
import { languageSegment, NETWORK, parseFileName, PULLED, segmentChain } from "../files/countryFiles.ts";
import type { YamlFile } from "../yaml/yamlFile.ts";
import { forEachCountry } from "./forms/forEachForm.ts";
import { referencesAt, unknownNames } from "./unknownNames.ts";

/** A country code belongs to one site, which gets its visitors and its hreflang. */
export const identitiesAreUnique: Rule = ({ countries }) =>
  countries.map((site, index) => {
    const { code } = site.config;
    const first = countries.slice(0, index).find(({ config }) => config.code === code);
    if (code === undefined || !first) return undefined;
    return {
      code: "duplicate-value",
      message: `${first.file} has the country code \`${code}\` too`,
      why: "The code decides to which site visitors from a country are sent.",
      hint: "Write this country's own code.",
      place: site.locate(["code"]),
    };
  });

/** Every country that network.yaml names has a file. */
export const fallbackAndOrderNameCountries: Rule = ({ network, locateNetwork, countries, brokenCountries }) => {
  const paths = ["xDefault", "geoIp.fallback", "geoIp.countries.*", "order.bar.*", "order.flags.*"];
  const known = [...countries.map(({ key }) => key), ...brokenCountries];
  return unknownNames(known, referencesAt(network, locateNetwork, paths), {
    code: "unknown-country",
    message: (key) => `There is no country \`${key}\``,
    why: (key) => `It would need the file countries/${key}.yaml.`,
  });
};

/** A country is in the network bar once, and in the flag dropdown. */
export const orderNamesCountriesOnce: Rule = ({ network: { order }, locateNetwork }) =>
  (["bar", "flags"] as const).map((list) => {
    const seen = new Set<string>();
    const repeated = [...order[list].entries()].filter(([, key]) => seen.size === seen.add(key).size);
    return repeated.map(([index, key]) => ({
      code: "duplicate-value",
      message: `\`order.${list}\` contains \`${key}\` twice`,
      why: "Visitors would see it twice.",
      hint: "Remove one of them.",
      place: locateNetwork(["order", list, index]),
    }));
  });

/** `pull` has a source, and a target for everything that it takes. */
export const pullsAreComplete = forEachCountry(({ config, locate }, { network }) => {
  const { pull, contentApi, groups, name } = config;
  if (!pull) return undefined;
  const { from, menu, posts } = pull;
  const collections = Object.keys(groups).filter((group) => network.groups[group]?.collection);
  const withoutKey = (key: "id" | "route", hint: string): Found => ({
    code: "missing-key",
    message: `\`pull.menu\` has no \`${key}\``,
    why: "The menu is requested from {from}/{route}/menu/{id}.",
    hint,
    place: locate(["pull", "menu"], true),
  });
  return [
    from === undefined &&
      !/^https?:/.test(network.contentApi?.base ?? "") && {
        code: "missing-key",
        message: "`pull` has no address of a WordPress",
        hint: "Add `from: https://cms.example.com/wp-json`.",
        place: locate(["pull"], true),
      },
    menu && (menu.id ?? contentApi?.menuId) === undefined && withoutKey("id", "Add the id of the menu, `id: 6`."),
    menu &&
      (menu.route ?? network.contentApi?.navigation) === undefined &&
      withoutKey("route", "Add the namespace of the menu route, `route: menus/v1`."),
    posts &&
      !collections.includes(posts.group) && {
        code: "unknown-group",
        message: `\`${posts.group}\` is not a collection of ${name}`,
        why: "Fetched posts become posts of a collection.",
        hint:
          collections.length > 0
            ? `Write the name of a collection: ${collections.map((group) => `\`${group}\``).join(", ")}.`
            : "Add a group with `collection` to network.yaml, and to the country's `groups`.",
        place: locate(["pull", "posts", "group"]),
      },
  ];
});

/** Reports settings files for a language that their country, or in the network's case any country, doesn't have. */
export function checkLanguageFiles(
  files: readonly YamlFile[],
  countries: readonly LoadedSite[],
  broken: readonly string[],
): Problem[] {
  const whyUnused = (file: string): [why: string, hint: string] | undefined => {
    const { owner, language = "" } = parseFileName(file);
    // The languages of an invalid country are unknown.
    if (owner === NETWORK ? broken.length > 0 : broken.includes(owner)) return undefined;
    const site = countries.find(({ key }) => key === owner);
    const languages = site?.config.languages ?? [];
    if (owner === NETWORK) {
      if (countries.some(({ config }) => config.languages.flatMap(segmentChain).includes(language))) return undefined;
      return [
        `No country has the language \`${language}\`.`,
        "Add it to `languages` of a country, or remove the file.",
      ];
    }
    if (language === PULLED) return site ? undefined : [`There is no country \`${owner}\`.`, "Remove the file."];
    if (languages.slice(1).some((further) => languageSegment(further, languages) === language)) return undefined;
    return [
      `There is no country \`${owner}\` with a further language \`${language}\`.`,
      `Add it to \`languages\`, for example \`languages: [en-IN, hi-IN]\` for ${owner}.hi.yaml, or remove the file.`,
    ];
  };
  return files.flatMap(({ file }): Problem | [] => {
    const [why, hint] = whyUnused(file) ?? [];
    if (why === undefined) return [];
    return { code: "unused-language", message: `The file ${file} is not used`, why, hint, place: startOf(file) };
  });
}
