import type { Page } from "playwright";

/** The narrowest screen that nothing may be wider than (WCAG 2.2, 1.4.10). */
export const NARROW = { width: 320, height: 640 };

/**
 * What is wider than the screen or stands out of it at a side. What scrolls by itself, what is out of sight and what only
 * assistive technology reads may; what is clipped may unless it is there to be read or pressed.
 */
export const findWide = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // What is not laid out yet (`content-visibility`) may still be as wide as the window was before.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const isKept = (element: Element, ways: string[]): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.body || getComputedStyle(element).position === "fixed")
        return false;
      return ways.includes(getComputedStyle(parentElement).overflowX) || isKept(parentElement, ways);
    };
    const isMeant = (element: Element): boolean =>
      element.matches("a, button, input, select, textarea") ||
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
    const isOut = (element: Element): boolean => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && (right > document.documentElement.clientWidth + 0.5 || left < -0.5);
    };
    const measure = (): string[] => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = [...document.querySelectorAll("body *")].filter(
        (element) =>
          !element.closest("svg svg, defs, [popover]:not(:popover-open)") &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          isOut(element) &&
          !isKept(element, isMeant(element) ? ["auto", "scroll"] : ["auto", "scroll", "hidden", "clip"]),
      );
      return [
        ...(scrollWidth > clientWidth ? [`scrolls to ${scrollWidth} px`] : []),
        ...wide.map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`),
      ].slice(0, 5);
    };
    if (measure().length === 0) return [];
    // What has just been made visible may have its place with the second frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return measure();
  });

/** Open dialogs whose content is wider than they are. */
export const findWideDialogs = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("dialog[open]")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((dialog) => `${dialog.id} is ${dialog.scrollWidth - dialog.clientWidth} px wider than itself`),
  );
