import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { ok, warning, type Check, type Subject } from "../check.ts";

/** Whether there is a build of every country. */
export const checkBuild = ({ project, checked, built }: Subject): Check => ({
  name: "build",
  run() {
    const keys = checked?.plan.sites.map(({ key }) => key) ?? [];
    const missing = keys.filter((key) => !existsSync(join(project.out, key, "index.html")));
    const place = relative(project.root, project.out);
    if (built && missing.length === 0) return ok(`${keys.length} ${keys.length === 1 ? "site" : "sites"} in ${place}/`);
    return warning(
      missing.length === keys.length ? `nothing is built in ${place}/` : `not built: ${missing.join(", ")}`,
      "Run `sitegen build`: what is live is compared with it.",
    );
  },
});
