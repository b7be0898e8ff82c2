import type { ThemeColours } from "../../config/themeColours.ts";

/**
 * Replaces `var(--accent, #f6ae2d)` in an SVG with the theme's colours, since an SVG file can't read the page's custom
 * properties. Names that are not in the theme stay.
 */
export const recolour = (svg: string, colours: ThemeColours): string =>
  svg.replace(/var\(\s*--([\w-]+)\s*(?:,[^()]*)?\)/g, (written, name: string) =>
    Object.hasOwn(colours, name) ? colours[name as keyof ThemeColours] : written,
  );

/** An SVG as `data:` URL (RFC 2397), without whitespace between elements. */
export const svgDataUrl = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace(/>\s+</g, "><").trim())}`;
