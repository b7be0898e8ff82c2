import { firstProblems, type Problem } from "../../report/problem.ts";
import type { SiteConfig, Rule } from "../config.ts";
import type { NetworkConfig } from "../schema/network.ts";

/** `pull` has a source, and a target for everything that it takes. */
export const pullsAreComplete: Rule = ({ network, countries }) =>
  firstProblems(
    countries.flatMap((site) => [
      ...missingAddress(network, site),
      ...missingMenu(network, site),
      ...noCollection(network, site),
    ]),
    (problem) => problem,
  );

function missingAddress(network: NetworkConfig, site: SiteConfig): Problem[] {
  const { pull } = site.config;
  if (!pull || pull.from !== undefined || /^https?:/.test(network.contentApi?.base ?? "")) return [];
  return [
    {
      code: "missing-key",
      severity: "error",
      message: "`pull` has no address of a WordPress",
      hint: "Add `from: https://cms.example.com/wp-json`.",
      place: site.locate(["pull"], true),
    },
  ];
}

function missingMenu({ contentApi }: NetworkConfig, site: SiteConfig): Problem[] {
  const menu = site.config.pull?.menu;
  if (!menu) return [];
  const lacks = [
    ...((menu.id ?? site.config.contentApi?.menuId) === undefined ? ["id"] : []),
    ...((menu.route ?? contentApi?.navigation) === undefined ? ["route"] : []),
  ];
  return lacks.map((key) => ({
    code: "missing-key",
    severity: "error",
    message: `\`pull.menu\` has no \`${key}\``,
    why: "The menu is requested from {from}/{route}/menu/{id}.",
    hint: key === "id" ? "Add the id of the menu, `id: 6`." : "Add the namespace of the menu route, `route: menus/v1`.",
    place: site.locate(["pull", "menu"], true),
  }));
}

function noCollection(network: NetworkConfig, site: SiteConfig): Problem[] {
  const group = site.config.pull?.posts?.group;
  if (group === undefined || (network.groups[group]?.collection && site.config.groups[group])) return [];
  const known = Object.keys(site.config.groups).filter((name) => network.groups[name]?.collection);
  return [
    {
      code: "unknown-group",
      severity: "error",
      message: `\`${group}\` is not a collection of ${site.config.name}`,
      why: "Fetched posts become posts of a collection.",
      hint:
        known.length > 0
          ? `Write the name of a collection: ${known.map((name) => `\`${name}\``).join(", ")}.`
          : "Add a group with `collection` to network.yaml, and to the country's `groups`.",
      place: site.locate(["pull", "posts", "group"]),
    },
  ];
}
