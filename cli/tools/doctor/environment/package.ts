import { realpathSync } from "node:fs";
import { findInstalled } from "../../../engine.ts";
import { PACKAGE_DIR, packageFile } from "../../../project.ts";
import { ok, warning, type Check, type Subject } from "../check.ts";

/** Which sitegen runs: a project that has one of its own should use that. */
export const checkPackage = ({ project: { root } }: Subject): Check => ({
  name: "sitegen",
  run() {
    const { name, version } = packageFile();
    const own = findInstalled(name, root);
    const running = realpathSync(PACKAGE_DIR);
    if (own === undefined || realpathSync(own) === running) return ok(`${version} in ${running}`);
    return warning(
      `${version} in ${running} runs, and the project has its own in ${own}`,
      "Run the project's own: npx sitegen doctor.",
    );
  },
});
