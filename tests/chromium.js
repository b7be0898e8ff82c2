// Finds a Chromium for the browser tests, and where there is none and it may, installs Debian's.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

const SYSTEM = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Path of a Chromium: environment variable CHROMIUM_PATH, the system's, Playwright's own; undefined when there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  for (const name of SYSTEM) {
    const found = spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim();
    if (found) return found;
  }
  return [MAC, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** Installs Debian's package where apt-get is there and this user may use it. */
export function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  try {
    execFileSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], { stdio: "ignore" });
  } catch {
    // What to do instead is said by the caller.
  }
}
