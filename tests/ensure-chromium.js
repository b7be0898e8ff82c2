import { findHeadless, installChromium } from "./chromium.js";

installChromium();
const path = findHeadless();
if (path) {
  process.stdout.write(`Browser tests use ${path}\n`);
} else {
  process.stderr.write(
    "No Chromium was found: install it (Debian: apt-get install chromium) or name one with CHROMIUM_PATH=/path/to/chrome\n",
  );
  process.exitCode = 1;
}
