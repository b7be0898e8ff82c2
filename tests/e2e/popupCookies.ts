import type { BrowserContext } from "playwright-core";
import { inject } from "vitest";

/** Cookies that remember that a popup has been shown. */
const POPUP_COOKIES = ["modalShow", "modalShowNew", "hoverpopuptop"];

/** A visitor who has seen all popups: none opens by itself. */
export const withoutPopups = (context: BrowserContext, origin = inject("origin")): Promise<void> =>
  context.addCookies(POPUP_COOKIES.map((name) => ({ name, value: "1", url: origin })));
