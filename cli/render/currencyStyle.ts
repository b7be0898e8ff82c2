import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../project.ts";

/** Characters that have a font of their own (`CURRENCY` in `bin/subsetFonts.mjs`). */
const CHARACTERS = ["₱", "₹"];

/** True when a page is to bring that font along: one that arrives later lays out all of the text anew. */
export const showsCurrency = (html: string): boolean => CHARACTERS.some((character) => html.includes(character));

/** The style that has the font in it, 1.3 kB: a file would be one request more before the page's first view. */
export const currencyStyle = (): string => readFileSync(join(PACKAGE_DIR, "lib/fonts/currency.css"), "utf8");
