import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { cacheFolder, isOwnCache } from "../../cache.ts";
import { count } from "../../report/count.ts";
import { failed, ok, warning, type Check, type Subject } from "./check.ts";

/** Whether `sitegen validate` finds problems. */
export const checkConfig = ({ checked, problems }: Subject): Check => ({
  name: "configuration",
  run() {
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const counts = `${count(errors, "error")}, ${count(problems.length - errors, "warning")}`;
    if (errors > 0)
      return failed(counts, "Run `sitegen validate`, which shows where they are and how to correct them.");
    if (problems.length > 0) return warning(counts, "Run `sitegen validate`, which shows where they are.");
    const pages = checked?.plan.sites.reduce((sum, site) => sum + site.pages.length, 0) ?? 0;
    return ok(`${count(pages, "page")}, no problems`);
  },
});

/** Whether there is a build of every country. */
export const checkBuild = ({ project, checked, built }: Subject): Check => ({
  name: "build",
  run() {
    const keys = checked?.plan.sites.map(({ key }) => key) ?? [];
    const missing = keys.filter((key) => !existsSync(join(project.out, key, "index.html")));
    const place = relative(project.root, project.out);
    if (built && missing.length === 0) return ok(`${count(keys.length, "site")} in ${place}/`);
    return warning(
      missing.length === keys.length ? `no build in ${place}/` : `not built: ${missing.join(", ")}`,
      "Run `sitegen build`. The live site is compared with the build.",
    );
  },
});

/** Whether the next build can use the caches. */
export const checkCaches = ({ project }: Subject): Check => ({
  name: "caches",
  run() {
    if (!existsSync(cacheFolder(project))) return ok("none yet; the first build makes everything");
    return isOwnCache(project)
      ? ok("of this version of sitegen, Node and packages")
      : ok("of another version of sitegen, Node or packages; the next build makes everything again");
  },
});
