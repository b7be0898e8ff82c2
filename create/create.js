#!/usr/bin/env node
// `npm create countrysites my-sites` is `sitegen init my-sites`.
import { pathToFileURL } from "node:url";
import { createRequire } from "node:module";
import { join } from "node:path";

const file = createRequire(import.meta.url).resolve("countrysites/package.json");
process.argv.splice(2, 0, "init");
await import(pathToFileURL(join(file, "../bin/sitegen.js")).href);
