// Finds a Chromium for tests and benchmarks, and where there is none and it may, installs Debian's.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

const SYSTEM = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** Chromium without any window: what pages do is the same, and takes a third less time. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Path of a Chromium: environment variable CHROMIUM_PATH, the system's, Playwright's own; undefined when there is none. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return findInstalled(SYSTEM) ?? [MAC, chromium.executablePath()].find((path) => path && existsSync(path));
}

/** The same for the browser tests: one without any window comes before others. */
export const findHeadless = () => process.env.CHROMIUM_PATH ?? findInstalled(SHELLS) ?? findChromium();

/** Installs Debian's packages where apt-get is there and this user may use it: the shell has no back/forward cache. */
export function installChromium() {
  if (findChromium() && findHeadless() !== findChromium()) return;
  if (process.env.CHROMIUM_PATH || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const aptGet = (...args) => spawnSync("apt-get", args, { stdio: "ignore" }).status === 0;
  const install = (...names) => aptGet("install", "-y", "-qq", "--no-install-recommends", ...names);
  aptGet("update", "-qq");
  if (!install(SYSTEM[0], SHELLS[0]) && !findChromium()) install(SYSTEM[0]);
}

function findInstalled(names) {
  return names
    .map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout?.trim())
    .find((path) => path !== undefined && path !== "");
}
