import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { EnvironmentError } from "../../report/errors.ts";

const NAMES = ["google-chrome", "google-chrome-stable", "chromium", "chromium-browser", "chrome"];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a Chrome or Chromium: the one that `CHROME_PATH` or `CHROMIUM_PATH` names, else an installed one. @throws EnvironmentError when there is none. */
export function findChrome(env: NodeJS.ProcessEnv = process.env, places: readonly string[] = PLACES): string {
  const variable = ["CHROME_PATH", "CHROMIUM_PATH"].find((name) => env[name]);
  const named = variable && env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new EnvironmentError(
      `${variable} names \`${named}\`, which is not there`,
      "Write the path of a Chrome or Chromium.",
    );
  }
  const folders = (env["PATH"] ?? "").split(delimiter).filter(Boolean);
  const found = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...places].find((path) =>
    existsSync(path),
  );
  if (found) return found;
  throw new EnvironmentError(
    "There is no Chrome or Chromium to take pictures with",
    "Install one, or name it: CHROME_PATH=/path/to/chrome sitegen sheet",
  );
}
