import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { readRoutes } from "./routes.ts";
import { useVisits } from "./visit.ts";

const visit = useVisits();
const routes = readRoutes();
const homes = routes.filter(({ template }) => template === "home").map(({ path }) => path);

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
    const paths = routes.slice(0, 20).map(({ path }) => path);
    const { page, messages } = await visit(paths.at(-1) ?? "/", {
      context: { viewport, reducedMotion: "no-preference" },
    });
    await page.addInitScript(() =>
      addEventListener("pagereveal", (event) => {
        if ((event as Event & { viewTransition?: object | null }).viewTransition)
          document.documentElement.dataset["faded"] = "";
      }),
    );
    let faded = 0;
    for (const path of paths) {
      // By a link: what the address bar asks for comes without a transition.
      await page.evaluate((to) => {
        const link = document.createElement("a");
        link.href = to;
        document.body.append(link);
        link.click();
      }, path);
      await page.waitForURL(`**${path}`);
      await page.waitForTimeout(250);
      faded += await page.evaluate(() => Number("faded" in document.documentElement.dataset));
    }
    expect(messages).toEqual([]);
    expect(faded).toBe(paths.length);
  });
}
