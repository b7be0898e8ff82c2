/** How long after the start of the document a font may come, in milliseconds. */
const LIMIT_MS = 2000;

/** The families that every page shows (`cli/plan/fonts/fontStyle.ts`). */
const FAMILY = /^"?(Body|Heading)"?$/;

/**
 * Text whose font is not there in time stays in its fallback: a font that came later would change what is being read. The
 * next document has it from the browser's cache.
 */
export function limitFonts(): void {
  setTimeout(() => {
    const late = [...document.fonts].flatMap(({ family, status }) =>
      status === "loading" ? (FAMILY.exec(family)?.[1] ?? []) : [],
    );
    if (late.length > 0) document.documentElement.dataset["lateFonts"] = late.join(" ");
  }, LIMIT_MS - performance.now());
}
