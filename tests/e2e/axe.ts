import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright";
import { laidOut } from "./browser.ts";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** A part of a page: what a selector finds, or all but what some do. */
export type Part = string | { exclude: string[] };

interface Axe {
  run(context: Document | Part, options: object): Promise<{ violations: Violation[] }>;
}

/** What axe has against the page as it is now, or a part of it, one line for each rule. The page must allow injected scripts (`bypassCSP`). */
export async function findViolations(page: Page, part?: Part): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  await laidOut(page);
  const violations = await page.evaluate(
    async ([runOnly, within]) => {
      const { axe } = window as unknown as { axe: Axe };
      return (await axe.run(within ?? document, { runOnly, resultTypes: ["violations"] })).violations;
    },
    [RULES, part] as const,
  );
  return violations.map(({ id, nodes }) => {
    const targets = nodes.map(({ target }) => target.join(" ")).slice(0, 2);
    return `${id}: ${targets.join(", ")} ${nodes[0]?.failureSummary ?? ""}`;
  });
}
