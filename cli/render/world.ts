import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { World } from "../plan/siteContext.ts";
import { PACKAGE_DIR } from "../project.ts";

let world: World | undefined;

/** The world map that is shipped with the package. */
export function readWorld(): World {
  world ??= JSON.parse(readFileSync(join(PACKAGE_DIR, "lib/map/world.json"), "utf8")) as World;
  return world;
}
