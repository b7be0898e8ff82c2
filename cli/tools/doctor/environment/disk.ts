import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";
import { bytes } from "../../../report/table.ts";
import { failed, ok, warning, type Answer, type Check, type Subject } from "../check.ts";

/** Below this no build fits; below the second one a large one may not. In bytes. */
const [TOO_LITTLE, LITTLE] = [100e6, 1e9];

/** Room where the output and the caches are. */
export const checkDisk = ({ project: { out } }: Subject): Check => ({
  name: "disk",
  run() {
    const folder = nearest(out);
    const { bavail, bsize } = statfsSync(folder);
    return judgeRoom(bavail * bsize, folder);
  },
});

export function judgeRoom(free: number, folder: string): Answer {
  const room = `${bytes(free)} free in ${folder}`;
  if (free >= LITTLE) return ok(room);
  return (free < TOO_LITTLE ? failed : warning)(room, "Make room. `.sitegen/cache` may be deleted at any time.");
}

/** The folder, or the nearest above it that is there. */
export const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));
