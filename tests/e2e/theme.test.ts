import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { onePerTemplate, routes } from "./routes.ts";
import { visit } from "./visit.ts";

/** Homes of countries: a further language, one folder below, has its country's colours. */
const homes = routes
  .filter(({ template, path }) => template === "home" && path.split("/").length === 3)
  .map(({ path }) => path);

test("each country has its own colours, and the policy lets them through", async () => {
  const looks: string[] = [];
  for (const path of homes) {
    const { page, messages } = await visit(path);
    looks.push(
      await page.evaluate(() => {
        const colour = (selector: string) =>
          getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor;
        return `${colour(".button")} ${colour(".footer")}`;
      }),
    );
    expect(messages).toEqual([]);
  }
  expect(new Set(looks).size).toBe(homes.length);
  expect(looks.filter((look) => look.includes("rgba(0, 0, 0, 0)"))).toEqual([]);
});

for (const [name, viewport] of [
  ["phone", PHONE],
  ["desktop", DESKTOP],
] as const) {
  test(`pages fade into each other at ${name} width, and say nothing about it in the console`, async () => {
    const paths = onePerTemplate.map(({ path }) => path);
    const { page, messages } = await visit(paths.at(-1) ?? "/", {
      context: { viewport, reducedMotion: "no-preference" },
    });
    await page.addInitScript(() =>
      addEventListener("pagereveal", (event) => {
        const { viewTransition } = event as Event & { viewTransition?: { finished: Promise<void> } | null };
        const end = (fade: string) => (document.documentElement.dataset["fade"] = fade);
        if (viewTransition) viewTransition.finished.then(() => end("done"), end);
        else addEventListener("load", () => end("none"));
      }),
    );
    const fades: unknown[] = [];
    for (const path of paths) {
      // By a link: what the address bar asks for comes without a transition.
      await page.evaluate((to) => {
        const link = document.createElement("a");
        link.href = to;
        document.body.append(link);
        link.click();
      }, path);
      await page.waitForURL(`**${path}`);
      await page.waitForFunction(() => "fade" in document.documentElement.dataset);
      fades.push(await page.evaluate(() => document.documentElement.dataset["fade"]));
    }
    expect(messages).toEqual([]);
    expect(fades).toEqual(paths.map(() => "done"));
  });
}
