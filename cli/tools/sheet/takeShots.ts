import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import pMap from "p-map";
import type { Browser } from "playwright";
import type { SitePlan } from "../../model/plan.ts";
import type { Project } from "../../core/project.ts";
import { EnvironmentError } from "../../core/problems/errors.ts";
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

/** Height of the browser window: of a desktop, a tablet, a phone. */
const windowHeight = (width: number): number => (width >= 1024 ? 900 : width >= 600 ? 1024 : 844);

const CONCURRENCY = Math.min(4, availableParallelism());

/** Takes a picture of each page, from top to end, at each width. @throws EnvironmentError for a page that the build does not have. */
export async function takeShots({ browser, originOf, shots, widths, cookies, keep }: Options): Promise<void> {
  const pictures = widths.flatMap((width) => shots.map((shot) => ({ shot, width })));
  await pMap(
    pictures,
    async ({ shot, width }) => {
      const origin = originOf(shot.country);
      // Not as a touch screen: Chromium stops being one while it takes a picture of a whole page, and the layout moves.
      const viewport = { width, height: windowHeight(width) };
      const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
      try {
        await context.addCookies(cookies.map((name) => ({ name, value: "1", url: origin })));
        // Global Privacy Control (https://w3c.github.io/gpc/): without it each picture would show the privacy banner, and
        // would be counted as a visit.
        await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
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
    },
    { concurrency: CONCURRENCY },
  );
}

/** Names of the cookies that say that popups have been shown. */
export function popupCookies(sites: readonly SitePlan[]): string[] {
  const cookies = sites.flatMap(({ site }) =>
    Object.values(site.layouts).flatMap(({ popups }) => [popups.scroll?.cookie, popups.exitIntent?.cookie]),
  );
  return [...new Set(cookies.filter((cookie) => cookie !== undefined))];
}

/** @throws EnvironmentError when a site has not been built. */
export function requireBuild({ out }: Project, key: string): void {
  if (existsSync(join(out, key, "index.html"))) return;
  throw new EnvironmentError(`There is no build of \`${key}\` in ${out}`, `Run \`sitegen build ${key}\` first.`);
}
