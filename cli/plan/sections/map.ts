import type { Point } from "../../../runtime/site/sections.ts";
import { contentHash } from "../../contentHash.ts";
import type { Planner } from "./context.ts";
import { groupOf } from "./lists.ts";

/** The drawing of the world (see bin/drawMap.mjs). */
export interface World {
  width: number;
  height: number;
  /** Outline of all land, as an SVG path. */
  land: string;
  /** By ISO 3166 code, lower case: a country's middle and its outline, which is empty for the smallest. */
  countries: Record<string, Point & { d: string }>;
}

/** Fewer flags make no map. */
const MIN_PLACES = 3;
/** Room that a flag takes, in the map's units. */
const FLAG_ROOM = 44;

export const planMap: Planner<"map"> = ({ group: key }, context) => {
  const group = groupOf(context, key);
  const { site, world: readWorld } = context.site;
  const world = readWorld();
  const { width, height, countries } = world;
  const known = (group?.cards ?? []).flatMap((card) => {
    const country = card.flag ? countries[card.flag] : undefined;
    return card.flag && country ? [{ ...card, flag: card.flag, at: { x: country.x, y: country.y } }] : [];
  });
  if (known.length < MIN_PLACES) return undefined;
  const svg = drawMap(
    world,
    known.map(({ flag }) => flag),
  );
  const file = `map-${contentHash(svg).slice(0, 8)}.svg`;
  context.addFile(`assets/${file}`, svg);
  const home = countries[site.config.code?.toLowerCase() ?? ""];
  const pins = spread([...known.map(({ at }) => at), ...(home ? [home] : [])], { width, height });
  return {
    file,
    width,
    height,
    ...(home && { home: { x: home.x, y: home.y } }),
    places: known.map((place, index) => ({ ...place, pin: pins[index] ?? place.at })),
  };
};

/** Draws land and the named countries. */
function drawMap({ width, height, land, countries }: World, codes: string[]): string {
  const named = codes.map((code) => countries[code]?.d ?? "").join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="#fff"><path fill-opacity=".13" d="${land}"/><path fill-opacity=".28" d="${named}"/></svg>\n`;
}

/** Moves points apart until each has room, keeping them near where they were. The same points give the same places. */
function spread(points: readonly Point[], { width, height }: Pick<World, "width" | "height">): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  const margin = FLAG_ROOM / 2;
  let isCrowded = true;
  for (let round = 0; round < 120 && isCrowded; round++) {
    isCrowded = false;
    moved.forEach((a, index) => {
      for (const b of moved.slice(index + 1)) {
        const dx = b.x - a.x;
        const dy = b.y - a.y || 0.1;
        const distance = Math.hypot(dx, dy);
        if (distance >= FLAG_ROOM) continue;
        isCrowded = true;
        const push = (FLAG_ROOM - distance) / 2 / distance;
        a.x -= dx * push;
        a.y -= dy * push;
        b.x += dx * push;
        b.y += dy * push;
      }
    });
    for (const point of moved) {
      point.x = Math.min(width - margin, Math.max(margin, point.x));
      point.y = Math.min(height - margin, Math.max(margin, point.y));
    }
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}
