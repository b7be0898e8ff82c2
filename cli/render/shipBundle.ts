import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeShippedBundle } from "./bundle.ts";
import { escapeScript } from "./escapeScript.ts";

// Run when the command line has been compiled, in its folder.
const own = fileURLToPath(new URL(".", import.meta.url));
for (const name of readdirSync(own)) escapeScript(join(own, name));
// The bundle that most projects use as it is.
void makeShippedBundle();
