import type { World } from "../../model/siteContext.ts";
import type { Point } from "../../../runtime/site/sections.ts";
import { contentHash } from "../../core/contentHash.ts";
import type { Planner } from "./context.ts";
import { groupOf } from "./lists.ts";

/** Least number of flags for a map. */
const MIN_PLACES = 3;
/** Least distance between flags, in the map's units. */
const FLAG_SPACING = 44;

export const planMap: Planner<"map"> = ({ group: key }, context) => {
  const group = groupOf(context, key);
  const { site, packageData } = context.site;
  const world = packageData.world();
  const { width, height } = world;
  const pointOf = (code: string | undefined): Point | undefined => {
    const country = code === undefined ? undefined : world.countries[code];
    return country && { x: country.x, y: country.y };
  };
  const places = (group?.cards ?? []).flatMap((card) => {
    const at = pointOf(card.flag);
    return card.flag && at ? { ...card, flag: card.flag, at } : [];
  });
  if (places.length < MIN_PLACES) return undefined;
  const svg = drawMap(world, places);
  const file = `map-${contentHash(svg).slice(0, 8)}.svg`;
  context.addFile(`assets/${file}`, svg);
  const home = pointOf(site.config.code?.toLowerCase());
  const pins = spread([...places.map(({ at }) => at), ...(home ? [home] : [])], world);
  return {
    file,
    width,
    height,
    home,
    places: places.map((place, index) => ({ ...place, pin: pins[index] ?? place.at })),
  };
};

function drawMap({ width, height, land, countries }: World, places: readonly { flag: string }[]): string {
  const named = places.map(({ flag }) => countries[flag]?.d ?? "").join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="#fff"><path fill-opacity=".13" d="${land}"/><path fill-opacity=".28" d="${named}"/></svg>\n`;
}

/** Moves points apart until they don't overlap, near their original positions. Deterministic. */
function spread(points: readonly Point[], { width, height }: Pick<World, "width" | "height">): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  const margin = FLAG_SPACING / 2;
  let isCrowded = true;
  for (let round = 0; round < 120 && isCrowded; round++) {
    isCrowded = false;
    moved.forEach((a, index) => {
      for (const b of moved.slice(index + 1)) {
        const dx = b.x - a.x;
        const dy = b.y - a.y || 0.1;
        const distance = Math.hypot(dx, dy);
        if (distance >= FLAG_SPACING) continue;
        isCrowded = true;
        const push = (FLAG_SPACING - distance) / 2 / distance;
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
