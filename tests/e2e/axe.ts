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

/** Brings axe into each document that the page opens; a policy of the document does not forbid it. */
export const withAxe = (page: Page): Promise<unknown> => page.addInitScript(source);

/** A part of a page: what a selector finds, or all but what some do. */
export type Part = string | { exclude: string[] };

interface Axe {
  run(context: Document | Part, options: object): Promise<{ violations: Violation[] }>;
}

/** Waits until what changes gradually has changed: on its way a colour may have too little contrast. */
const moved = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // What inherits a colour follows it with a transition of its own.
    for (let some = running(); some.length > 0; some = running())
      await Promise.allSettled(some.map(({ finished }) => finished));
  });

/** What axe has against the page (opened `withAxe`) as it is now, or a part of it, one line for each rule. */
export async function findViolations(page: Page, part?: Part): Promise<string[]> {
  await laidOut(page);
  await moved(page);
  const violations = await page.evaluate(
    async ([runOnly, within]) => {
      const { axe } = window as unknown as { axe: Axe };
      // None of these rules needs the stylesheets, which would be fetched and read again.
      return (await axe.run(within ?? document, { runOnly, preload: false, resultTypes: ["violations"] })).violations;
    },
    [RULES, part] as const,
  );
  return [
    ...violations.map(({ id, nodes }) => {
      const targets = nodes.map(({ target }) => target.join(" ")).slice(0, 2);
      return `${id}: ${targets.join(", ")} ${nodes[0]?.failureSummary ?? ""}`;
    }),
    ...(await listsWithoutRole(page)),
  ];
}

/** Lists without markers, to the eye or for it: Safari takes their role away, except in `nav`. */
const listsWithoutRole = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(":is(ul, ol):not(nav *, [role], :empty)")]
      .filter((list) => getComputedStyle(list).listStyleType === "none")
      .filter((list) => {
        const { content } = getComputedStyle(list.firstElementChild ?? list, "::before");
        return ["none", "normal", '""'].includes(content);
      })
      .map((list) => `list without role: ${list.outerHTML.slice(0, 60)}`),
  );
