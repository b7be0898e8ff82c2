// Draws the world for the flag map, once, when the package is compiled: outlines of the countries and where each one's
// flag belongs, from Natural Earth's data. The projection shows areas in their true proportions (Equal Earth).
import { mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { geoEqualEarth, geoPath } from "d3-geo";
import { feature, merge } from "topojson-client";

const require = createRequire(import.meta.url);

/** Size of the drawing, in its own units. */
const WIDTH = 1000;
/** Degree of latitude at which the map ends: no ice. */
const SOUTH = -56;

/** What Natural Earth abbreviates or calls otherwise. */
const NAMES = {
  "Antigua and Barb.": "ag",
  "Bosnia and Herz.": "ba",
  "Central African Rep.": "cf",
  Congo: "cg",
  "Dem. Rep. Congo": "cd",
  "Dominican Rep.": "do",
  "Eq. Guinea": "gq",
  eSwatini: "sz",
  "Fr. Polynesia": "pf",
  Macao: "mo",
  Macedonia: "mk",
  "Marshall Is.": "mh",
  Palestine: "ps",
  "S. Sudan": "ss",
  "Solomon Is.": "sb",
  "St. Kitts and Nevis": "kn",
  "St. Vin. and Gren.": "vc",
  "São Tomé and Principe": "st",
  Turkey: "tr",
  "W. Sahara": "eh",
};

/** Writes the map to `folder/world.json`: width, height, outline of the land, and each country's outline and centre. */
export function drawMap(folder) {
  const projection = geoEqualEarth().rotate([-11, 0]);
  const atlas = require("world-atlas/countries-110m.json");
  const inhabited = atlas.objects.countries.geometries.filter(({ properties }) => properties.name !== "Antarctica");
  const land = merge(atlas, inhabited);
  projection.fitWidth(WIDTH, land);
  const height = Math.ceil(projection([11, SOUTH])[1]);
  const path = geoPath(projection).digits(0);
  const coarse = new Map(read(atlas).features.map((shape) => [shape.properties.name, shape]));
  const codes = countryCodes();
  const countries = {};
  // The detailed map has the small countries too.
  for (const shape of read(require("world-atlas/countries-50m.json")).features) {
    const code = codes.get(shape.properties.name);
    if (!code) continue;
    const [x, y] = path.centroid(largestPart(shape, path)).map(Math.round);
    const outline = coarse.get(shape.properties.name);
    countries[code] = { x, y, d: outline ? path(outline) : "" };
  }
  const sorted = Object.fromEntries(Object.entries(countries).sort(([a], [b]) => (a < b ? -1 : 1)));
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "world.json"),
    JSON.stringify({ width: WIDTH, height, land: path(land), countries: sorted }),
  );
}

const read = (atlas) => feature(atlas, atlas.objects.countries);

/** Overseas territories would draw a country's centre into the sea. */
function largestPart({ geometry }, path) {
  if (geometry.type !== "MultiPolygon") return geometry;
  const parts = geometry.coordinates.map((coordinates) => ({ type: "Polygon", coordinates }));
  return parts.reduce((best, part) => (path.area(part) > path.area(best) ? part : best));
}

function countryCodes() {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const codes = new Map(Object.entries(NAMES));
  for (const { code, name } of require("flag-icons/country.json")) {
    if (!/^[a-z]{2}$/.test(code)) continue;
    codes.set(name, code);
    codes.set(names.of(code.toUpperCase()), code);
  }
  return codes;
}
