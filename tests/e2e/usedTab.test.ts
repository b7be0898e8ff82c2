import { describe, expect, test } from "vitest";
import { until } from "./browser.ts";
import { json } from "./contentApi.ts";
import { visit } from "./visit.ts";

const PATH = "/bhutan/contact-us/";
const TITLE = "Of the test before";

describe("a tab that is used again", { shuffle: false }, () => {
  test("is given an answer, a script, and something to keep", async () => {
    const { page } = await visit(PATH, {
      answers: { menu: json([{ title: TITLE, url: "/bhutan/", child: null }]) },
      prepare: (opened) => opened.addInitScript(() => Object.assign(globalThis, { isMarked: true })),
    });
    await page.locator("header .menu", { hasText: TITLE }).waitFor({ state: "attached" });
    await page.evaluate(() => {
      localStorage.setItem("own", "1");
      sessionStorage.setItem("own", "1");
      window.name = document.cookie = "own=1";
    });
  });

  test("has none of them in the next test, and no history but the page between", async () => {
    const { page } = await visit(PATH);
    // It has been used: the files are there.
    expect(
      await page.evaluate(() =>
        performance.getEntriesByType("resource").filter(({ name }) => name.includes("/react-")),
      ),
    ).toMatchObject([{ transferSize: 0 }]);
    await until(page, () => performance.getEntriesByType("resource").some(({ name }) => name.includes("/menus/")));
    expect(await page.locator("header .menu").textContent()).not.toContain(TITLE);
    expect(
      await page.evaluate(() => [
        { ...localStorage },
        { ...sessionStorage },
        window.name,
        document.cookie.includes("own="),
        "isMarked" in globalThis,
        history.length,
      ]),
    ).toEqual([{}, {}, "", false, false, 2]);
  });
});
