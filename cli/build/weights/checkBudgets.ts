import { BUDGET_PARTS, type BudgetPart, type BudgetSettings } from "../../config/schema/network/policies.ts";
import type { Place, Problem } from "../../core/problems/problem.ts";
import { bytes } from "../../core/console/text.ts";
import type { PageWeight } from "./weighSite.ts";

const NAMES: Record<BudgetPart, string> = {
  script: "scripts",
  styles: "stylesheets",
  images: "pictures",
  total: "all loaded files",
};
const MAX_FILES = 3;

/** A budget in bytes, and the entry that sets it: the template's own, or `default`. */
export const budgetOf = (budgets: BudgetSettings, template: string, part: BudgetPart) =>
  [template, "default"].flatMap((type) => {
    const limit = budgets[type]?.[part];
    return limit === undefined ? [] : [{ type, limit: limit * 1000 }];
  })[0];

/** Checks pages against budgets: one problem for each exceeded budget, with the heaviest page and its largest files. */
export function checkBudgets(
  budgets: BudgetSettings,
  pages: readonly PageWeight[],
  locate: (path: readonly PropertyKey[]) => Place,
): Problem[] {
  const over = new Map<string, { type: string; part: BudgetPart; limit: number; pages: PageWeight[] }>();
  for (const page of pages)
    for (const part of BUDGET_PARTS) {
      const budget = budgetOf(budgets, page.template, part);
      if (!budget || page[part] <= budget.limit) continue;
      const key = `${budget.type} ${part}`;
      const group = over.get(key) ?? { ...budget, part, pages: [] };
      group.pages.push(page);
      over.set(key, group);
    }
  return [...over.values()].map(({ type, part, limit, pages: heavy }) => {
    const [worst, ...others] = heavy.sort((a, b) => b[part] - a[part]);
    if (!worst) throw new Error("no page exceeds its budget");
    const files = worst.files
      .filter(({ kind }) => part === "total" || kind === part)
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, MAX_FILES);
    return {
      code: "over-budget",
      severity: "error",
      message:
        `${worst.path} has ${bytes(worst[part])} of ${NAMES[part]}, ${bytes(worst[part] - limit)} over the budget of ${bytes(limit)}` +
        (others.length > 0
          ? `; ${others.length} more ${others.length === 1 ? "page exceeds" : "pages exceed"} it`
          : ""),
      why: "Visitors with a slow connection have to wait. Nothing was written to the output folder.",
      hint: `The largest files: ${files.map(({ file, bytes: size }) => `${file} (${bytes(size)})`).join(", ")}. Reduce them, or raise \`budgets.${type}.${part}\`.`,
      place: locate(["budgets", type, part]),
    };
  });
}
