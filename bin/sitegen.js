#!/usr/bin/env node
const { runScript } = require("../lib/cli/runScript.cjs");
runScript(require.resolve("../lib/cli/main.cjs"))
  .main(process.argv.slice(2))
  .then((code) => (process.exitCode = code));
