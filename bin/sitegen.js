#!/usr/bin/env node
const { runScript } = require("../lib/cli/runScript.cjs");
const { main, endWith } = runScript(require.resolve("../lib/cli/main.cjs"));
void main(process.argv.slice(2)).then(endWith);
