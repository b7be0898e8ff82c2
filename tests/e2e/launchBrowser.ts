import { type Browser, chromium, type LaunchOptions } from "playwright";
import { findHeadless } from "../chromium.js";

/** Connections for which Chromium has a margin of its own around the window, in which it loads lazy pictures. */
const CONNECTIONS = ["Unknown", "Slow2G", "2G", "3G", "4G"];

/** Settings of the engine: Playwright's own, a mouse and nothing else, and lazy pictures are loaded once they are in view. */
const SETTINGS = [
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
  ...CONNECTIONS.map((name) => `lazyLoadingImageMarginPx${name}=0`),
];

/** Arguments of its command line: it starts for root, and asks for nothing by itself. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  `--blink-settings=${SETTINGS.join(",")}`,
];

/** Starts Chromium. It ends with the process. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findHeadless();
  if (!executablePath) throw new Error("no Chromium: run `node tests/ensure-chromium.js`");
  return chromium.launch({ executablePath, args: ARGUMENTS, ...options });
}
