/** Fonts that arrive later than this after navigation start aren't used. */
const LIMIT_MS = 2000;

/** The font families of all pages (`cli/plan/fonts/planFonts.ts`). */
const FAMILY = /^"?(Body|Heading)"?$/;

/**
 * Keeps text in its fallback font if the font is late, because a change would disturb reading. The next document gets
 * the font from the browser's cache.
 */
export function limitFonts(): void {
  setTimeout(() => {
    const late = [...document.fonts].flatMap(({ family, status }) =>
      status === "loading" ? (FAMILY.exec(family)?.[1] ?? []) : [],
    );
    if (late.length > 0) document.documentElement.dataset["lateFonts"] = late.join(" ");
  }, LIMIT_MS - performance.now());
}
