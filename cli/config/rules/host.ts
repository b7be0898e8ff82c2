import { pathPrefix } from "../../../runtime/site/urls.ts";
import { findClash } from "../schema/hostNames.ts";
import type { Rule } from "./index.ts";

/** No two hosting services read the same file of the upload. */
export const targetsShareNoFile: Rule = ({ network, locateNetwork }) => {
  const clash = findClash(network.host.targets);
  if (!clash) return [];
  return [
    {
      code: "host-conflict",
      severity: "error",
      message: `${clash.first} and ${clash.second} both read the file \`${clash.file}\` of the upload`,
      why: "Each wants other rules in it.",
      hint: `Keep one of them; build for the other with \`--host ${clash.second} --out other-folder\`.`,
      place: locateNetwork(["host", "targets", network.host.targets.indexOf(clash.second)]),
    },
  ];
};

/** The path of the content API is no country's. */
export const apiPathIsFree: Rule = ({ network, locateNetwork, countries, brokenCountries }) => {
  const base = network.contentApi?.base ?? "";
  const key = base.startsWith("/") ? pathPrefix(base) : "";
  if (![...countries.map((site) => site.key), ...brokenCountries].includes(key)) return [];
  return [
    {
      code: "duplicate-route",
      severity: "error",
      message: `The content API's path \`${base}\` is below the home of a country`,
      why: "What the host passes on to the content API can't be a page.",
      hint: "Choose another path, for example `/wp-json`.",
      place: locateNetwork(["contentApi", "base"]),
    },
  ];
};
