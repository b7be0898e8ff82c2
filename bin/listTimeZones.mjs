import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const packed = require("moment-timezone/data/packed/latest.json");
const { zones: meta } = require("moment-timezone/data/meta/latest.json");
const { primaryZones } = require("cldr-core/supplemental/primaryZones.json").supplemental;

/** Names that the IANA database has by now, and CLDR does not. */
const RENAMED = { "Europe/Kiev": "Europe/Kyiv" };

/** The time zones of each country, the one where most people live first, and older names of zones. */
export function listTimeZones() {
  const targets = new Map(packed.links.map((link) => link.split("|").reverse()));
  const population = new Map(packed.zones.map((zone) => [zone.split("|")[0], Number(zone.split("|").at(-1)) || 0]));
  const peopleOf = (zone) => population.get(zone) ?? population.get(targets.get(zone)) ?? 0;
  const byCountry = new Map(
    packed.countries.map((line) => line.split("|")).map(([code, list]) => [code, list.split(" ")]),
  );
  const listed = new Set([...byCountry.values()].flat());

  const sorted = ([code, zones]) => {
    const primary = primaryZones[code];
    const first = RENAMED[primary] ?? primary;
    // A zone that countries share is that of the first of them; the others have a name of their own for it.
    const rank = (zone) => (zone === first ? 0 : (meta[zone]?.countries[0] ?? code) === code ? 1 : 2);
    return [code, zones.toSorted((a, b) => rank(a) - rank(b) || peopleOf(b) - peopleOf(a))];
  };
  const lists = new Map([...byCountry].map(sorted));
  const aliases = [...targets].filter(([alias, zone]) => !listed.has(alias) && listed.has(zone));
  return { of: (code) => lists.get(code) ?? [], aliases: Object.fromEntries(aliases) };
}
