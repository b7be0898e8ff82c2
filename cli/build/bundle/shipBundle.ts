import { checkNotices } from "../../core/licences/notices.ts";
import { readNotices } from "../../core/licences/bundleNotices.ts";
import { makeShippedBundle } from "./bundle.ts";

// Run when the command line has been compiled.
const folder = await makeShippedBundle();
const faults = checkNotices("lib/bundles", readNotices(folder));
if (faults.length > 0) {
  process.stderr.write(faults.map((fault) => `error ${fault}\n`).join(""));
  process.exitCode = 1;
}
