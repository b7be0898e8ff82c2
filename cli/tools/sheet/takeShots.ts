import { availableParallelism } from "node:os";
import type { Browser, BrowserContext } from "playwright";
import { EnvironmentError } from "../../report/errors.ts";
import type { Shot } from "./chooseShots.ts";
import { settlePage } from "./settlePage.ts";

interface Options {
  browser: Browser;
  /** Where a site is served, by its key. */
  originOf: (country: string) => string;
  shots: readonly Shot[];
  /** In CSS pixels; a picture has one pixel for each. */
  widths: readonly number[];
  /** Cookies that keep popups closed. */
  cookies: readonly string[];
  /** Gets each picture when it is taken. */
  keep: (shot: Shot, width: number, png: Uint8Array) => void;
}

/** Heights of the windows that pages are taken in, by their least width: of a phone, a tablet, a desktop. */
const HEIGHTS: [number, number][] = [
  [0, 844],
  [600, 1024],
  [1024, 900],
];

/** Height of the window that pages are taken in at a width. */
const windowHeight = (width: number): number => HEIGHTS.findLast(([least]) => width >= least)?.[1] ?? 900;

/** Pages that are open at once. */
const LANES = Math.min(4, availableParallelism());

/** Takes a picture of each page, from top to end, at each width. @throws EnvironmentError for a page that the build does not have. */
export async function takeShots({ browser, originOf, shots, widths, cookies, keep }: Options): Promise<void> {
  const queue = widths.flatMap((width) => shots.map((shot) => ({ shot, width })));
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { shot, width } = next;
      const origin = originOf(shot.country);
      // Not as a touch screen: Chromium stops being one while it takes a picture of a whole page, and the layout moves.
      const context = await browser.newContext({
        viewport: { width, height: windowHeight(width) },
        reducedMotion: "reduce",
      });
      try {
        await context.addCookies(cookies.map((name) => ({ name, value: "1", url: origin })));
        await sayNo(context);
        const page = await context.newPage();
        const response = await page.goto(origin + shot.path);
        if (response?.status() !== 200)
          throw new EnvironmentError(
            `${shot.path} is not in the build`,
            `Run \`sitegen build ${shot.country}\` first.`,
          );
        await settlePage(page);
        keep(shot, width, await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" }));
      } finally {
        await context.close();
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
}

/**
 * Has the browser say no to being counted (https://w3c.github.io/gpc/): the banner that asks would be in each picture, and
 * each picture would be a visit.
 */
const sayNo = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
