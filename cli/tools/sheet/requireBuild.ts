import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Project } from "../../project.ts";
import { EnvironmentError } from "../../report/errors.ts";

/** @throws EnvironmentError when a site has not been built. */
export function requireBuild({ out }: Pick<Project, "out">, key: string): void {
  if (existsSync(join(out, key, "index.html"))) return;
  throw new EnvironmentError(`There is no build of \`${key}\` in ${out}`, `Run \`sitegen build ${key}\` first.`);
}
