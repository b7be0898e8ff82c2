#!/usr/bin/env node
import module from "node:module";

// Node 22.8 and later keep compiled code for the next start.
module.enableCompileCache?.();

const { main } = await import("../lib/cli/main.js");
process.exitCode = await main(process.argv.slice(2));
