import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { findViolations, withAxe } from "./axe.ts";
import { hydrated, laidOut, PHONE } from "./browser.ts";
import { json } from "./contentApi.ts";
import { arrivedAt, clickAdded, hasRouter, isSameDocument, routed } from "./router.ts";
import { countries, isKind, isOpened, pathsIn } from "./routes.ts";
import { visit } from "./visit.ts";

/** A page's elements with their attributes and texts, a line each. What the visitor or time changes is left out. */
const outline = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lines: string[] = [];
    const add = (element: Element, depth: number) => {
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

describe.runIf(hasRouter)("a page that the router shows", () => {
  test.each(countries)(
    "%s: is the page that is loaded from its address, in head and body, and axe finds no violation",
    async (country) => {
      const context = { viewport: PHONE };
      // The answer, which comes at any time, changes nothing: the code is already that of India.
      const answers = { geoIp: json({ country_code: "IN" }) };
      const { page: loaded, messages } = await visit(`/${country}/`, { context, answers });
      const shown = await visit(`/${country}/`, { context, answers, prepare: withAxe });
      await routed(shown.page);
      const problems: string[] = [];
      // Pages of one template differ in their texts only.
      for (const path of pathsIn(country).filter(isKind)) {
        if (path.endsWith("/thank-you/")) continue;
        await loaded.goto(path);
        await hydrated(loaded);
        await loaded.waitForFunction(() => document.documentElement.hasAttribute("data-router"));
        await clickAdded(shown.page, path);
        await arrivedAt(shown.page, path);
        await Promise.all(
          [loaded, shown.page].map(async (page) => {
            await laidOut(page);
            // The picker of dial codes becomes another one up to a second after its form.
            await page.waitForFunction(() => !document.querySelector("main select.field__control--dial"));
          }),
        );
        const [expected, actual] = await Promise.all([outline(loaded), outline(shown.page)]);
        const at = expected.findIndex((line, index) => line !== actual[index]);
        if (at >= 0 || expected.length !== actual.length) problems.push(`${path}: ${expected[at]} is ${actual[at]}`);
        if (isOpened(path))
          problems.push(...(await findViolations(shown.page)).map((problem) => `${path}: ${problem}`));
      }
      expect(problems).toEqual([]);
      expect(await isSameDocument(shown.page)).toBe(true);
      expect([messages, shown.messages]).toEqual([[], []]);
    },
    600_000,
  );
});
