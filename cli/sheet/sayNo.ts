import type { BrowserContext } from "playwright";

/**
 * Has the browser say no to being counted (https://w3c.github.io/gpc/): the banner that asks would be in each picture, and
 * each picture would be a visit.
 */
export const sayNo = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
