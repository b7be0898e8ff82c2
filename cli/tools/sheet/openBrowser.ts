import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Browser } from "playwright";
import { EnvironmentError } from "../../core/problems/errors.ts";

/** Starts Chrome without a window. @throws EnvironmentError when it can't be started. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const { chromium } = await import("playwright").catch((error: unknown) => {
    throw new EnvironmentError(
      "The package playwright is not installed",
      "Run `npm install --save-dev playwright`. It is only needed for contact sheets.",
      error,
    );
  });
  // Chrome's sandbox does not start for root, the usual user in containers.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({ executablePath, args }).catch((error: unknown) => {
    throw new EnvironmentError(
      `${executablePath} could not be started`,
      "Check whether it starts on its own, or name another browser with CHROME_PATH.",
      error,
    );
  });
}

const COMMANDS = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"];
const PATHS = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds Chrome or Chromium: the one that `CHROME_PATH` or `CHROMIUM_PATH` names, else an installed one.
 * @throws EnvironmentError when there is none.
 */
export function findChrome(env: NodeJS.ProcessEnv = process.env, paths: readonly string[] = PATHS): string {
  const variable = ["CHROME_PATH", "CHROMIUM_PATH"].find((name) => env[name]);
  const named = variable && env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new EnvironmentError(
      `${variable} is \`${named}\`, which does not exist`,
      "Write the path of a Chrome or Chromium.",
    );
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const found = [...COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name))), ...paths].find((path) =>
    existsSync(path),
  );
  if (found) return found;
  throw new EnvironmentError(
    "No Chrome or Chromium was found to take screenshots with",
    "Install one, or name it: CHROME_PATH=/path/to/chrome sitegen sheet",
  );
}
