import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { DESKTOP, forEach, hydrated, PHONE, useBrowser } from "./browser.ts";
import { onePerTemplate, readRoutes } from "./routes.ts";

const browser = useBrowser();
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

const routes = readRoutes();
const OTHERS = ["/india/404-test/", "/?stay"];
/** At phone width every page; what a desktop adds is the same on all pages of a kind. */
const CHECKS = [
  ["phone", PHONE, routes],
  ["desktop", DESKTOP, [...onePerTemplate(routes), ...routes.filter(({ template }) => template === "home")]],
] as const;

for (const [name, viewport, checked] of CHECKS) {
  test(`no page has an axe violation at ${name} width`, async () => {
    const problems: string[] = [];
    await forEach(
      [...checked.map(({ path }) => path), ...OTHERS],
      async (path) => {
        // A policy that allows no injected script would keep axe out too.
        const page = await browser.open({ viewport, bypassCSP: true, reducedMotion: "reduce" });
        await page.goto(path);
        if (!path.startsWith("/?")) await hydrated(page);
        await page.evaluate(axe);
        const violations = await page.evaluate(async () => {
          const { axe: runner } = window as unknown as {
            axe: { run(options: object): Promise<{ violations: Violation[] }> };
          };
          return (
            await runner.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] })
          ).violations;
        });
        for (const { id, nodes } of violations) {
          const targets = nodes.map(({ target }) => target.join(" ")).slice(0, 2);
          problems.push(`${path}: ${id}: ${targets.join(", ")} ${nodes[0]?.failureSummary ?? ""}`);
        }
        await page.context().close();
      },
      3,
    );
    expect([...new Set(problems)].slice(0, 30)).toEqual([]);
  }, 900_000);
}
