import { type Browser, chromium, type LaunchOptions } from "playwright";
import { findHeadless } from "../chromium.js";

/** Connections for which Chromium has a margin of its own around the window, in which it loads lazy pictures. */
const CONNECTIONS = ["Unknown", "Slow2G", "2G", "3G", "4G"];

/** Settings of the engine: Playwright's own, a mouse and nothing else, and lazy pictures are loaded once they are in view. */
const SETTINGS = [
  "primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4",
  ...CONNECTIONS.map((name) => `lazyLoadingImageMarginPx${name}=0`),
];

/**
 * Gives each page a new frame. Without it a page of a site that is open already takes two thirds of the processor's time,
 * and now and then there is no transition between two documents.
 */
const NEW_FRAMES = "RenderDocument";

/** What is switched off: of Playwright's list, which this one replaces, what concerns pages. */
const SWITCHED_OFF = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "HttpsUpgrades",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
];

/** Arguments of its command line: it starts for root, and asks for nothing by itself. */
const argumentsFor = (switchedOff: string[]): string[] => [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  `--disable-features=${switchedOff.join(",")}`,
  `--blink-settings=${SETTINGS.join(",")}`,
];

/** Starts Chromium. It ends with the process. With `newFrames` each page has one of its own, as it has for visitors. */
export function launchBrowser({
  newFrames = false,
  ...options
}: LaunchOptions & { newFrames?: boolean } = {}): Promise<Browser> {
  const executablePath = findHeadless();
  if (!executablePath) throw new Error("no Chromium: run `node tests/ensure-chromium.js`");
  const args = argumentsFor(newFrames ? SWITCHED_OFF : [NEW_FRAMES, ...SWITCHED_OFF]);
  return chromium.launch({ executablePath, args, ...options });
}
