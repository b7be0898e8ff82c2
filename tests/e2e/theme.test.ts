import { expect, test } from "vitest";
import { NO_PAGE } from "./browser.ts";
import { clickAdded } from "./router.ts";
import { settle, visit } from "./visit.ts";

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

test("documents fade into each other, and say nothing about it in the console, nor when a file comes next", async () => {
  const { page, messages } = await visit("/india/services/", {
    context: { reducedMotion: "no-preference" },
    newFrames: true,
  });
  await page.addInitScript(() =>
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition?: { finished: Promise<void> } | null };
      const end = (fade: string) => (document.documentElement.dataset["fade"] = fade);
      if (viewTransition) viewTransition.finished.then(() => end("done"), end);
      else addEventListener("load", () => end("none"));
    }),
  );
  for (const path of ["/bhutan/", "/philippines/news/"]) {
    // By a link: what the address bar asks for comes without a transition.
    await clickAdded(page, path);
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.locator("html").getAttribute("data-fade")).toBe("done");
  }
  // A file has no such thing.
  await clickAdded(page, "/philippines/licences.txt");
  await page.waitForURL("**/licences.txt");
  await settle(page);
  expect(messages).toEqual([]);
});
