#!/usr/bin/env node
import module from "node:module";

// Node 22 and later keep what V8 has compiled for the next run.
module.enableCompileCache?.();
const { main, endWith } = await import("../lib/cli/main.js");
await endWith(await main(process.argv.slice(2)));
