import { existsSync } from "node:fs";
import { isOwnCache, cacheFolder } from "../../../cache.ts";
import { ok, type Check, type Subject } from "../check.ts";

/** Whether the next build can use what the last one has kept. */
export const checkCaches = ({ project }: Subject): Check => ({
  name: "caches",
  run() {
    if (!existsSync(cacheFolder(project))) return ok("none yet: the first build makes all anew");
    return isOwnCache(project)
      ? ok("of this sitegen, Node and packages")
      : ok("of another sitegen, Node or packages: the next build makes all anew");
  },
});
