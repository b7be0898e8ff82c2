import { pathPrefix } from "../../../runtime/site/urls.ts";
import type { Config, SiteConfig, Rule } from "../../model/config.ts";
import { listRoutes } from "../routes/routes.ts";
import { findClash } from "../schema/network/hostingServices.ts";
import { twinName } from "../files/builtFiles.ts";

/** The network's host, and those of countries, each with its owner and its source location. */
const hostsOf = ({ network, locateNetwork, countries }: Config) => [
  { host: network.host, owner: "the network", locate: locateNetwork },
  ...countries.flatMap(({ file, config: { host }, locate }) => (host ? { host, owner: file, locate } : [])),
];

export const targetsShareNoFile: Rule = (config) =>
  hostsOf(config).map(({ host: { targets = [] }, locate }) => {
    const clash = findClash(targets);
    if (!clash) return undefined;
    return {
      code: "host-conflict",
      message: `${clash.first} and ${clash.second} both read \`${clash.file}\` in the upload`,
      why: "They need different rules in this file.",
      hint: `Keep one of them, and build for the other with \`--host ${clash.second} --out other-folder\`.`,
      place: locate(["host", "targets", targets.indexOf(clash.second)]),
    };
  });

export const hostNamesAreUnique: Rule = (config) => {
  const owners = new Map<string, string>();
  return hostsOf(config).map(({ host: { allowed, aliases }, owner, locate }) =>
    [allowed, ...aliases].map((name, index) => {
      const first = owners.get(name);
      owners.set(name, first ?? owner);
      if (first === undefined) return undefined;
      return {
        code: "host-name-taken",
        message: `The host name \`${name}\` ${first === owner ? "is listed twice" : `belongs to ${first} too`}`,
        why: "A request contains only the host name, so each name must lead to one host.",
        hint: first === owner ? "Remove one of them." : "Write another host name, or remove it here.",
        place: locate(["host", ...(index === 0 ? ["allowed"] : ["aliases", index - 1])]),
      };
    }),
  );
};

/** Warns if Netlify doesn't know the `www` counterpart of a host name: it only redirects `host.aliases`. */
export const netlifyKnowsBothNames: Rule = (config) => {
  const hosts = hostsOf(config);
  const known = new Set(hosts.flatMap(({ host }) => [host.allowed, ...host.aliases]));
  return hosts.map(({ host: { allowed, targets = config.network.host.targets }, locate }) => {
    const otherName = twinName(allowed);
    if (otherName === undefined || known.has(otherName) || !targets?.includes("netlify")) return undefined;
    return {
      code: "host-alias",
      severity: "warning",
      message: `No rule redirects \`${otherName}\` to \`${allowed}\``,
      why: "Netlify redirects only the names in `host.aliases`. Visitors who type this name get an error, or a second copy of the sites.",
      hint: `Add \`${otherName}\` to host.aliases. If the name is not yours, accept this warning in \`suppressions\`.`,
      place: locate(["host", "allowed"]),
    };
  });
};

export const languagesShareHosts: Rule = ({ sites }) =>
  sites
    .filter(({ ownKeys = [] }) => ownKeys.includes("host"))
    .map(({ file, main, locate }) => ({
      code: "unknown-key",
      message: `\`host\` is not allowed in ${file}`,
      why: "All languages of a country are on its host, below the home of the first language.",
      hint: `Write it in countries/${main}.yaml.`,
      place: locate(["host"], true),
    }));

export const apiPathIsFree: Rule = ({ network, locateNetwork, countries, sites, brokenCountries }) => {
  const pagesOf = ({ key }: SiteConfig) =>
    sites.flatMap((site) => (site.country === key ? listRoutes({ network }, site).map(({ path }) => path) : []));
  const base = network.contentApi?.base ?? "";
  const key = base.startsWith("/") ? pathPrefix(base) : "";
  const isHome = [...countries.map((site) => site.key), ...brokenCountries].includes(key);
  // On its own host a country's pages are at the root.
  const owner = countries.find(
    (site) => site.config.host && pagesOf(site).some((path) => pathPrefix(path.slice(site.key.length + 1)) === key),
  );
  if (!isHome && (key === "" || !owner)) return undefined;
  return {
    code: "duplicate-route",
    message: `The content API's path \`${base}\` is below ${isHome ? "the home" : "a page"} of ${isHome ? "a country" : owner?.file}`,
    why: "The host passes requests below this path on to the content API, so no page can be there.",
    hint: "Choose another path, for example `/wp-json`.",
    place: locateNetwork(["contentApi", "base"]),
  };
};
