import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { PACKAGE_DIR } from "../../core/project.ts";
import { EnvironmentError } from "../../core/problems/errors.ts";

export interface PackageManager {
  name: string;
  /** Makes `node_modules/`. */
  install: string;
  /** The same, exactly as in the lock file. */
  ci: string;
  /** Before the name of a script: `npm run`. */
  run: string;
  /** Before a command of an installed package: `npx`. */
  exec: string;
}

/** The package manager that has started this process, by its user agent; else npm. */
export function packageManager(env: NodeJS.ProcessEnv = process.env): PackageManager {
  const file = join(PACKAGE_DIR, "templates/project/packageManagers.yaml");
  const known = parse(readFileSync(file, "utf8")) as Record<string, Omit<PackageManager, "name">>;
  const started = /^\w+/.exec(env["npm_config_user_agent"] ?? "")?.[0] ?? "";
  const name = Object.hasOwn(known, started) ? started : "npm";
  return { name, ...(known[name] as Omit<PackageManager, "name">) };
}

/** Installs a project's packages. The package manager's output goes to stderr. */
export function installPackages(root: string, { install }: PackageManager, quiet: boolean): void {
  const output = quiet ? "ignore" : 2;
  // A shell finds npm.cmd on Windows, too. The command is from a file of this package.
  const { status } = spawnSync(install, { cwd: root, shell: true, stdio: ["ignore", output, output] });
  if (status === 0) return;
  throw new EnvironmentError(
    `The project was written, but \`${install}\` failed in ${root}`,
    "Correct the problem in its output above, and run it again there.",
  );
}
