import type { ThemeColours } from "../../config/theme/themeColours.ts";

/**
 * A drawing with the theme's colours in the place of `var(--accent, #f6ae2d)`: as a file of its own it knows nothing of the
 * page that shows it. A name that is no colour of the theme stays.
 */
export const recolour = (svg: string, colours: ThemeColours): string =>
  svg.replace(/var\(\s*--([\w-]+)\s*(?:,[^()]*)?\)/g, (written, name: string) =>
    Object.hasOwn(colours, name) ? colours[name as keyof ThemeColours] : written,
  );
