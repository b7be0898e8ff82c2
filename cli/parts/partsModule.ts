import { join } from "node:path";
import { PACKAGE_DIR } from "../project.ts";

/** What a project's parts import ours as. */
export const PARTS_MODULE = "countrysites/parts";

/** Its source. */
export const PARTS_SOURCE = join(PACKAGE_DIR, "runtime/parts/index.ts");
