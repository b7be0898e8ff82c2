import { type BrowserServer, chromium } from "playwright";
import { findHeadless } from "../chromium.js";

/** Arguments of its command line: it starts for root, and asks for nothing by itself. */
export const ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"];

/** Starts Chromium; all test files share it. */
export function launchBrowser(): Promise<BrowserServer> {
  const executablePath = findHeadless();
  if (!executablePath) throw new Error("no Chromium: run `node tests/ensure-chromium.js`");
  return chromium.launchServer({
    executablePath,
    args: ARGUMENTS,
  });
}
