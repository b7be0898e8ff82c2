import { expect, test } from "vitest";
import { NO_PAGE } from "./browser.ts";
import { visit } from "./visit.ts";

test("each country has its own colours, and the policy lets them through", async () => {
  const looks: string[] = [];
  const countries = ["/bhutan/services/", "/philippines/services/"];
  const { page, messages } = await visit(NO_PAGE);
  for (const path of countries) {
    await page.goto(path);
    looks.push(
      await page.evaluate(() => {
        const colour = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor;
        return `${colour(".button")} ${colour(".footer")}`;
      }),
    );
  }
  expect(messages).toEqual([]);
  expect(new Set(looks).size).toBe(countries.length);
  expect(looks.filter((look) => look.includes("rgba(0, 0, 0, 0)"))).toEqual([]);
});
