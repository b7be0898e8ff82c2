import { didYouMean } from "../../report/suggest.ts";
import { firstProblems, type Problem } from "../../report/problem.ts";
import type { Rule } from "../config.ts";

/** A country code belongs to one site, which gets its visitors and its hreflang. */
export const identitiesAreUnique: Rule = ({ countries }) =>
  countries.flatMap((site, index): Problem[] => {
    const { code } = site.config;
    const first = countries.slice(0, index).find(({ config }) => config.code === code);
    if (code === undefined || !first) return [];
    return [
      {
        code: "duplicate-value",
        severity: "error",
        message: `${first.file} has the country code \`${code}\` too`,
        why: "The code decides to which site visitors from a country are sent.",
        hint: "Write this country's own code.",
        place: site.locate(["code"]),
      },
    ];
  });

/** Every country that network.yaml names has a file. */
export const fallbackAndOrderNameCountries: Rule = ({ network, locateNetwork, countries, brokenCountries }) => {
  const countryKeys = new Set([...countries.map(({ key }) => key), ...brokenCountries]);
  const { geoIp, xDefault } = network;
  const named: [string, PropertyKey[]][] = [
    ...(xDefault === undefined ? [] : [[xDefault, ["xDefault"]] satisfies [string, PropertyKey[]]]),
    ...(geoIp?.fallback === undefined
      ? []
      : [[geoIp.fallback, ["geoIp", "fallback"]] satisfies [string, PropertyKey[]]]),
    ...Object.entries(geoIp?.countries ?? {}).map(([code, key]): [string, PropertyKey[]] => [
      key,
      ["geoIp", "countries", code],
    ]),
    ...network.order.bar.map((key, index): [string, PropertyKey[]] => [key, ["order", "bar", index]]),
    ...network.order.flags.map((key, index): [string, PropertyKey[]] => [key, ["order", "flags", index]]),
  ];
  return firstProblems(
    named.filter(([key]) => !countryKeys.has(key)),
    ([key, path]) => ({
      code: "unknown-country",
      severity: "error",
      message: `There is no country \`${key}\``,
      why: `It would need the file countries/${key}.yaml.`,
      hint: didYouMean(key, countryKeys),
      place: locateNetwork(path),
    }),
  );
};

/** A country is in the network bar once, and in the flag dropdown. */
export const orderNamesCountriesOnce: Rule = ({ network: { order }, locateNetwork }) =>
  (["bar", "flags"] as const).flatMap((list) => {
    const seen = new Set<string>();
    const repeated = [...order[list].entries()].filter(([, key]) => seen.size === seen.add(key).size);
    return firstProblems(repeated, ([index, key]) => ({
      code: "duplicate-value",
      severity: "error",
      message: `\`order.${list}\` contains \`${key}\` twice`,
      why: "Visitors would see it twice.",
      hint: "Remove one of them.",
      place: locateNetwork(["order", list, index]),
    }));
  });
