import { arch, cpus, release, totalmem } from "node:os";
import { packageFile } from "../project.ts";

/** What `--version --json` says: what a bug report needs, and nothing about whose machine it is. */
export const describeVersion = () => ({
  sitegen: packageFile().version,
  node: process.versions.node,
  v8: process.versions.v8,
  system: `${process.platform} ${release()}`,
  architecture: arch(),
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  /** Package manager that has started it, if one has. */
  startedBy: process.env["npm_config_user_agent"]?.split(" ")[0],
});
