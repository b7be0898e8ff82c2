#!/usr/bin/env node
import module from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Node 22 and later keep what V8 has compiled for the next run. By the variable threads do, too.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), "node-compile-cache");
module.enableCompileCache?.();
const { main, endWith } = await import("../lib/cli/main.js");
await endWith(await main(process.argv.slice(2)));
