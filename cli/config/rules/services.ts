import { firstProblems } from "../../report/problem.ts";
import type { SiteConfig, Rule } from "../config.ts";

/** network.yaml configures the services (geo-IP, content API) that layouts and countries use. */
export const servicesAreNamed: Rule = ({ network, locateNetwork, countries }) => [
  ...firstProblems(
    Object.entries(network.layouts).filter(([, { detectCountry }]) => detectCountry && !network.geoIp),
    ([layout]) => ({
      code: "missing-key",
      severity: "error",
      message: `The layout \`${layout}\` detects the visitor's country, but network.yaml has no \`geoIp\``,
      why: "`geoIp.url` is the service that tells a visitor's country.",
      hint: "Add `geoIp: { url: https://… }` to network.yaml, or remove `detectCountry`.",
      place: locateNetwork(["layouts", layout, "detectCountry"]),
    }),
  ),
  ...firstProblems(
    network.contentApi?.navigation === undefined ? countries.flatMap(menuPlaces) : [],
    ([site, path]) => ({
      code: "missing-key",
      severity: "error",
      message: `${site.config.name} has a menu in the content API, but network.yaml does not set the address of menus`,
      why: "The menu is loaded from {base}/{navigation}/menu/{id}, which is set in `contentApi` of network.yaml.",
      hint: network.contentApi
        ? "Add `contentApi.navigation` to network.yaml, for example `menus/v1`, or remove this."
        : "Add `contentApi: { base: https://…, navigation: menus/v1 }` to network.yaml, or remove this.",
      place: site.locate(path, true),
    }),
  ),
  ...firstProblems(
    countries.filter(({ config }) => config.store?.options && !network.contentApi),
    (site) => ({
      code: "missing-key",
      severity: "error",
      message: `${site.config.name} has site options in the content API, but network.yaml does not set their address`,
      why: "They are loaded from {base}/acf/v2/options, which is set in `contentApi` of network.yaml.",
      hint: "Add `contentApi: { base: https://… }` to network.yaml, or remove this.",
      place: site.locate(["store", "options"], true),
    }),
  ),
];

/** Where a country refers to menus of the content API. */
const menuPlaces = (site: SiteConfig): [SiteConfig, PropertyKey[]][] => [
  ...(site.config.contentApi ? [[site, ["contentApi"]] satisfies [SiteConfig, PropertyKey[]]] : []),
  ...Object.entries(site.config.store?.footerMenus ?? {}).flatMap(([name, { menuId }]): [SiteConfig, PropertyKey[]][] =>
    menuId === undefined ? [] : [[site, ["store", "footerMenus", name, "menuId"]]],
  ),
];

/** If the content API has menus, each country names its own. */
export const menusAreNamed: Rule = ({ network, countries }) =>
  network.contentApi?.navigation === undefined
    ? []
    : firstProblems(
        countries.filter(({ config }) => !config.contentApi),
        (site) => ({
          code: "missing-key",
          severity: "warning",
          message: `${site.config.name} has no menu in the content API`,
          why: "Its header keeps the menu of `navigation`, and does not show changes made in the CMS.",
          hint: "Add `contentApi: { menuId: … }`, the id of its menu. If the CMS has no menus, remove `contentApi.navigation` from network.yaml.",
          place: site.locate(["name"], true),
        }),
      );
