import { join } from "node:path";
import { PACKAGE_DIR } from "../project.ts";

/** Module that own parts import. */
export const PARTS_MODULE = "countrysites/parts";

/** Source of that module. */
export const PARTS_SOURCE = join(PACKAGE_DIR, "runtime/parts/index.ts");
