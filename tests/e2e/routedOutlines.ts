import type { Page } from "playwright";
import { expect } from "vitest";
import { laidOut, PHONE, until } from "./browser.ts";
import type { RouteRow } from "./readRoutes.ts";
import { arrivedAt, clickAdded, isSameDocument, routed } from "./router.ts";
import { visit } from "./visit.ts";

/**
 * Compares pages of a site as the router shows them, in one document, with those that are loaded. Gives the paths of those
 * that differ, and the first line that does.
 */
export async function findRoutedOtherwise(site: string, pages: readonly RouteRow[]): Promise<string[]> {
  const context = { viewport: PHONE };
  // A page that thanks is always a document.
  const open = () => visit(`/${site}/thank-you/`, { context });
  const [loaded, shown] = [await open(), await open()];
  await routed(shown.page);
  const problems: string[] = [];
  for (const { path } of pages.filter(({ template }) => template !== "thank-you")) {
    await loaded.page.goto(path);
    await routed(loaded.page);
    await clickAdded(shown.page, path);
    await arrivedAt(shown.page, path);
    const [expected, actual] = await Promise.all([outline(loaded.page), outline(shown.page)]);
    const at = expected.findIndex((line, index) => line !== actual[index]);
    if (at >= 0 || expected.length !== actual.length) problems.push(`${path}: ${expected[at]} is ${actual[at]}`);
  }
  expect([await isSameDocument(shown.page), loaded.messages, shown.messages]).toEqual([true, [], []]);
  return problems;
}

/** A page's elements with their attributes and texts, a line each, once all is there. What the visitor or time changes is left out. */
async function outline(page: Page): Promise<string[]> {
  await laidOut(page);
  // The picker of dial codes gets those of all countries up to a second after its form works.
  await until(page, () =>
    [...document.querySelectorAll<HTMLSelectElement>("main .field__control--dial")].every(({ length }) => length > 99),
  );
  return page.evaluate(() => {
    const lines: string[] = [];
    const add = (element: Element, depth: number) => {
      // Styles of other pages are there, too, and don't apply.
      if (element instanceof HTMLLinkElement && element.dataset["styles"]) {
        if (element.sheet?.media.mediaText !== "not all") lines.push(`styles ${element.href}`);
        return;
      }
      const attributes = [...element.attributes]
        .map(({ name, value }) => `${name}="${value}"`)
        .filter((text) => !/^data-(loading|routed)=/.test(text))
        .sort();
      lines.push([" ".repeat(depth) + element.localName, ...attributes].join(" "));
      // Of two texts that stand side by side React makes two nodes, or one with a comment between.
      let text = "";
      const addText = () => {
        if (text.trim()) lines.push(" ".repeat(depth + 1) + text.trim());
        text = "";
      };
      for (const node of element.childNodes) {
        if (node instanceof Text) text += node.data;
        if (!(node instanceof Element)) continue;
        addText();
        if (!node.matches("[aria-live=assertive]")) add(node, depth + 1);
      }
      addText();
    };
    add(document.documentElement, 0);
    return lines;
  });
}
