import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGE_DIR } from "../project.ts";
import { svgDataUrl } from "./svgDataUrl.ts";

/** The icon that browsers show for the sites: the brand's mark. */
export const readFavicon = (): string => readFileSync(join(PACKAGE_DIR, "runtime/ui/favicon.svg"), "utf8").trim();

/** Names the icon by its address. */
export const faviconLink = (url: string): string => `<link rel="icon" type="image/svg+xml" href="${url}">`;

/** Brings the icon along: browsers ask for a file before they show anything, and it is hardly larger than the question. */
export const inlineFavicon = (): string => faviconLink(svgDataUrl(readFavicon()));
